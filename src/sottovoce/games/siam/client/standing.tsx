/** The standing: provinces by faction, who would win now and by what, and who leads in the contested province. */

import { Mark } from "./pieces";
import { OWNERS, type Owner, type Props } from "./view";

export function Strip(props: Props) {
  const { view } = props.update;
  return (
    <section class="siam-standing" aria-label={props.speak("standing")}>
      <Provinces props={props} />
      <div class="siam-said">
        {view.contested && <p class="siam-leads">{contestedInWords(props)}</p>}
        <p class="siam-would" {...props.explain("26")}>
          {inWords(props)}
        </p>
      </div>
    </section>
  );
}

/** Provinces by holder; `gained` marks who has just got one. */
export function Provinces({ props, gained }: { props: Props; gained?: Owner }) {
  const { view } = props.update;
  return (
    <ul class="siam-tally">
      {OWNERS.map((owner) => (
        <li key={owner} data-owner={owner} data-gained={owner === gained || undefined}>
          <svg class="siam-small" viewBox="-16 -16 32 32" aria-hidden="true">
            <Mark props={props} kind={owner} x={0} y={0} size={32} />
          </svg>
          <span class="hidden-text">{props.speak(`owner-${owner}`)}</span>
          <b>{view.standing.provinces[owner]}</b>
          {owner === "british" && <small>/{view.british_limit}</small>}
          {owner === gained && <span class="siam-plus">+1</span>}
        </li>
      ))}
    </ul>
  );
}

/** Who would win now, and what would decide it. */
export function inWords(props: Props): string {
  const { standing } = props.update.view;
  if (!standing.winners.length) return props.speak("standing-nobody");
  const how = props.speak(
    `standing-by-${standing.by}`,
    standing.faction ? { faction: `faction:${standing.faction}` } : {},
  );
  const seats = standing.winners.map((seat) => `seat:${seat}`);
  const said = props.update.view.over ? "standing-won" : "standing-leads";
  return props.speak(said, { seats, count: seats.length, how });
}

function contestedInWords(props: Props): string {
  const { view } = props.update;
  const leader = view.provinces.find((province) => province.id === view.contested)?.leads;
  return props.speak("ghost-leads", {
    province: `province:${view.contested}`,
    leader: leader ? props.speak(`leads-${leader}`) : "",
  });
}
