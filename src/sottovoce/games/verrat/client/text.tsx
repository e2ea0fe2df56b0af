/** The table of Verrat! as headings and tables, for those who can't see the court. */

import { Grid } from "@client/ui/grid";
import { useQueue } from "./answer_queue";
import { offerInWords } from "./offers";
import { written } from "./plan";
import { stepsOf } from "./reveal_steps";
import { cardsInWords, type Props, placeName } from "./view";

export function TextBoard(props: Props) {
  useQueue(props);
  const { view } = props.update;
  return (
    <>
      <h2>
        {props.speak("board-round", { round: view.round })}: {props.speak(`board-phase-${view.phase}`)}
      </h2>
      <p>{props.speak("board-order", { seats: view.order.map((seat) => `seat:${seat}`) })}</p>
      <Own {...props} />
      <Court {...props} />
      <Cities {...props} />
      <Players {...props} />
      {view.offers.length > 0 && <h3>{props.speak("ui-offers")}</h3>}
      <ul>
        {view.offers.map((offer) => (
          <li key={offer.id}>{offerInWords(props, offer)}</li>
        ))}
      </ul>
      {stepsOf(props.log).length > 0 && <h3>{props.speak("ui-reveal")}</h3>}
      <ol>
        {stepsOf(props.log).map((step, number) => (
          <li key={number}>{step.line.text}</li>
        ))}
      </ol>
    </>
  );
}

/** One's own plan as the table has it. */
function Own(props: Props) {
  const { view } = props.update;
  const { to, accuse } = written(view);
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (view.phase !== "plan" || !own) return null;
  const parts = Object.entries(to).map(([size, place]) => {
    const vizier = `vizier:${own.colour}-${size}`;
    if (place === "stay") return props.speak("board-plan-stay", { vizier });
    if (place.startsWith("seat-")) return props.speak("board-plan-seat", { vizier, place: place.slice(5) });
    return props.speak("board-plan-city", { vizier, place: `city:${place}` });
  });
  if (accuse) parts.push(props.speak("board-plan-accuse", { vizier: `vizier:${accuse}` }));
  return parts.length ? <p>{props.speak("board-plan", { plan: parts.join(", ") })}</p> : null;
}

function Court(props: Props) {
  const { view } = props.update;
  return (
    <>
      <h3>{props.speak("ui-court")}</h3>
      <ol>
        {view.seats.map((seat) => (
          <li key={seat.chip}>
            {props.speak("ui-seat", { chip: seat.chip })}: {seat.vizier ? props.name(`vizier:${seat.vizier}`) : "–"}
            {seat.favourite && ` (${props.speak("ui-favourite")})`}
          </li>
        ))}
      </ol>
      <ul>
        {view.dungeons.map((vizier, cell) => (
          <li key={cell}>
            {props.speak("board-dungeon", { number: cell + 1 })}: {vizier ? props.name(`vizier:${vizier}`) : "–"}
          </li>
        ))}
        <li>
          {props.speak("board-exile")}: {view.exile.map((vizier) => props.name(`vizier:${vizier}`)).join(", ") || "–"}
        </li>
      </ul>
    </>
  );
}

function Cities(props: Props) {
  return (
    <Grid
      heads={[
        props.speak("board-city"),
        props.speak("board-pile"),
        props.speak("board-top"),
        props.speak("board-there"),
      ]}
    >
      {props.update.view.cities.map((city) => (
        <tr key={city.id}>
          <th scope="row">{props.name(`city:${city.id}`)}</th>
          <td>
            {city.cards}
            {city.content &&
              ` (${props.speak("board-content", { cards: city.content.map((card) => `card:${card}`) })})`}
          </td>
          <td>
            {city.top ? props.speak(`card-${city.top}`) : props.speak(city.cards ? "board-face-down" : "board-empty")}
          </td>
          <td>{city.viziers.map((vizier) => props.name(`vizier:${vizier}`)).join(", ") || "–"}</td>
        </tr>
      ))}
    </Grid>
  );
}

function Players(props: Props) {
  return (
    <Grid
      heads={[
        props.speak("board-player"),
        props.speak("board-types"),
        props.speak("board-votes"),
        props.speak("board-cards"),
        props.speak("ui-viziers"),
      ]}
    >
      {props.update.view.players.map((player, seat) => (
        <tr key={seat}>
          <th scope="row">
            {props.name(`seat:${seat}`)} ({props.speak(`colour-${player.colour}`)})
            {player.ready && `, ${props.speak("ui-ready")}`}
          </th>
          <td>
            {player.types}/6{player.suspect && ` (${props.speak("ui-suspect")})`}
          </td>
          <td>{player.votes}</td>
          <td>{cardsInWords(props, player.cards)}</td>
          <td>
            {Object.entries(player.viziers)
              .map(([vizier, place]) => `${props.name(`vizier:${vizier}`)}: ${placeName(props, place)}`)
              .join(", ")}
          </td>
        </tr>
      ))}
    </Grid>
  );
}
