/** The table of A War of Whispers as headings and tables, for those who can't see the map. */

import { Grid } from "@client/ui/grid";
import { inWords } from "./council";
import { NoCards } from "./hand";
import { useQuickAnswers } from "./quick_answers";
import { whoActs } from "./strip";
import { abilitiesOf, EMPIRES, type Player, type Props, type Region } from "./view";

export function TextBoard(props: Props) {
  useQuickAnswers(props);
  const { view } = props.update;
  const own = view.seat === null ? null : view.players[view.seat];
  return (
    <>
      <h2>
        {props.speak("board-round", { count: view.round })}. {whoActs(props)}.
      </h2>
      {view.empires.map((realm) => (
        <section key={realm.id}>
          <h3>{props.speak(`empire-${realm.id}`)}</h3>
          <p>
            {[
              props.speak("board-cities", { count: realm.cities }),
              props.speak("board-reserve", { count: realm.reserve }),
              props.speak("board-deck", { count: realm.deck }),
            ].join(", ")}
          </p>
          <Regions props={props} regions={view.regions.filter((region) => region.home === realm.id)} />
          <ul>
            {view.posts
              .filter((post) => post.empire === realm.id)
              .map((post) => (
                <li key={post.id} aria-current={post.id === view.marker ? "step" : undefined}>
                  {inWords(props, post)}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <h3>{props.speak("ui-players")}</h3>
      <ul>
        {view.players.map((player, seat) => (
          <li key={seat}>{playerInWords(props, player, seat)}</li>
        ))}
      </ul>
      {own?.hand && <Cards props={props} hand={own.hand} />}
    </>
  );
}

function Regions({ props, regions }: { props: Props; regions: Region[] }) {
  const name = (id: string) => props.name(`region:${id}`);
  return (
    <Grid
      heads={[props.speak("ui-region"), props.speak("ui-banners"), props.speak("ui-icons"), props.speak("ui-borders")]}
    >
      {regions.map((region) => (
        <tr key={region.id}>
          <th scope="row">{name(region.id)}</th>
          <td>
            {props.speak(`empire-${region.holder}`)} {region.banners}
            {region.banners > region.feeds &&
              ` (${props.speak("board-over-supply", { count: region.banners - region.feeds })})`}
            {region.agents.map((seat) => `, ${props.speak("ui-agent-of", { seat: `seat:${seat}` })}`)}
          </td>
          <td>{region.icons.map((icon) => props.speak(`icon-${icon}`)).join(", ") || "–"}</td>
          <td>{region.borders.map(name).join(", ")}</td>
        </tr>
      ))}
    </Grid>
  );
}

function playerInWords(props: Props, player: Player, seat: number): string {
  const loyalties = player.loyalties.map((loyalty) => {
    const empire = loyalty.empire ? props.speak(`empire-${loyalty.empire}`) : props.speak("ui-hidden");
    return `${props.speak(`slot-${loyalty.slot}`)} ${empire}`;
  });
  const backs = EMPIRES.filter((empire) => player.backs[empire] > 0).map(
    (empire) => `${props.speak(`empire-${empire}`)} ${player.backs[empire]}`,
  );
  const parts = [
    props.speak("board-agents", { count: player.agents }),
    props.speak("board-cards", { count: player.cards }) + (backs.length ? ` (${backs.join(", ")})` : ""),
    ...loyalties,
  ];
  if (player.points !== null) parts.unshift(props.speak("board-points", { count: player.points }));
  return `${props.name(`seat:${seat}`)} (${props.speak(`society-${player.society}`)}): ${parts.join(", ")}.`;
}

function Cards({ props, hand }: { props: Props; hand: string[] }) {
  const kinds = [...new Set(hand)];
  return (
    <>
      <h3>{props.speak("board-your-hand")}</h3>
      {kinds.length ? <NoCards {...props} /> : <p>{props.speak("board-no-hand")}</p>}
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {props.speak(`card-${kind}`)}
            <ul>
              {abilitiesOf(kind).map((ability) => (
                <li key={ability}>
                  {props.speak(`ability-${ability}`)}. {props.speak(`help-${ability}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
