/** The table of King of Siam as headings and tables, for those who can't see the map. */

import { Grid } from "@client/ui/grid";
import { counted } from "./panels";
import { inWords as standingInWords } from "./standing";
import { FACTIONS, type Followers, inOrder, type Props, plain } from "./view";

export function TextBoard(props: Props) {
  const { view } = props.update;
  const contested = view.provinces.find((province) => province.id === view.contested);
  return (
    <>
      <h2>
        {contested
          ? plain(props.speak("board-struggle", { count: view.struggle, province: contested.name }))
          : props.speak("board-ended", { count: view.struggle })}
      </h2>
      <p>
        {props.speak("board-british", { count: view.british, limit: view.british_limit })}. {props.speak("board-pool")}:{" "}
        {inWords(props, view.pool)}.
      </p>
      <p>
        {FACTIONS.map((faction) => `${props.speak(`faction-${faction}`)} ${view.standing.provinces[faction]}`).join(
          ", ",
        )}
        . {standingInWords(props)}
      </p>
      <Provinces {...props} />
      <Players {...props} />
    </>
  );
}

function inWords(props: Props, followers: Followers): string {
  return FACTIONS.map((faction) => `${props.speak(`faction-${faction}`)} ${followers[faction]}`).join(", ");
}

function Provinces(props: Props) {
  const { view } = props.update;
  const name = (id: string) => props.name(`province:${id}`);
  return (
    <Grid
      heads={[
        props.speak("board-box"),
        props.speak("board-province"),
        props.speak("board-followers"),
        props.speak("board-owner"),
        props.speak("board-borders"),
      ]}
    >
      {inOrder(view).map((province) => (
        <tr key={province.id} aria-current={province.id === view.contested || undefined}>
          <td>{province.box}</td>
          <th scope="row">
            {province.name}
            {province.home && ` (${props.speak("board-home", { faction: `faction:${province.home}` })})`}
            {province.king && `, ${props.speak("board-king")}`}
          </th>
          <td>{province.owner ? "–" : inWords(props, province.followers)}</td>
          <td>
            {province.owner ? props.speak(`owner-${province.owner}`) : `(${props.speak(`leads-${province.leads}`)})`}
          </td>
          <td>{province.borders.map(name).join(", ")}</td>
        </tr>
      ))}
    </Grid>
  );
}

function Players(props: Props) {
  return (
    <Grid heads={[props.speak("board-player"), props.speak("board-court"), props.speak("board-hand")]}>
      {props.update.view.players.map((player, seat) => (
        <tr key={seat}>
          <th scope="row">{props.name(`seat:${seat}`)}</th>
          <td>{inWords(props, player.court)}</td>
          <td>{player.hand ? counted(props, player.hand) : player.cards}</td>
        </tr>
      ))}
    </Grid>
  );
}
