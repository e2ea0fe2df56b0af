/** The councils: five empires with four offices each, their agents, and what every seat would bring now. */

import type { Choice } from "@client/game";
import { Signs } from "./icons";
import { SmallAgent, SmallBanner } from "./pieces";
import { meantBy } from "./targets";
import { brings, OFFICES, PARAGRAPHS, type Post, type Props } from "./view";

export function Councils({ props, choices }: { props: Props; choices: Map<string, Choice[]> }) {
  const { view } = props.update;
  return (
    <section class="panel ww-councils" aria-label={props.speak("ui-councils")}>
      {view.empires.map((realm) => (
        <div class="ww-council" data-empire={realm.id} key={realm.id}>
          <h2>
            <SmallBanner props={props} empire={realm.id} />
            <span>{props.speak(`empire-${realm.id}`)}</span>
          </h2>
          <p class="ww-figures">
            {[
              props.speak("board-cities", { count: realm.cities }),
              props.speak("board-reserve", { count: realm.reserve }),
              props.speak("board-deck", { count: realm.deck }),
            ].join(" · ")}
          </p>
          {OFFICES.map((office) => {
            const post = view.posts.find((one) => one.empire === realm.id && one.office === office);
            return (
              post && <Seat key={office} props={props} post={post} choices={choices.get(`post:${post.id}`) ?? []} />
            );
          })}
        </div>
      ))}
    </section>
  );
}

/** A council seat; a button where it can be chosen. */
function Seat({ props, post, choices }: { props: Props; post: Post; choices: Choice[] }) {
  const { marker, doing } = props.update.view;
  const legal = choices.length > 0;
  const acts = marker === post.id;
  // What has no number is a sign beside the office; what has one needs a line.
  const signed = post.actions.filter((action) => brings(post, action) === null);
  const counted = post.actions.filter((action) => brings(post, action) !== null);
  return (
    <button
      type="button"
      class="ww-post"
      data-means={`post:${post.id}`}
      data-glows={legal || undefined}
      data-acts={acts || undefined}
      data-doing={(doing?.post === post.id && !acts) || undefined}
      data-mine={(post.controller !== null && post.controller === props.update.seat) || undefined}
      aria-disabled={!legal}
      onClick={(event) => {
        const at = event.currentTarget;
        if (legal) props.offer(choices, at);
        else props.refuse(at, meantBy(props.choices, `post:${post.id}`));
      }}
      onMouseEnter={() => props.point([`post:${post.id}`])}
      onMouseLeave={() => props.point([])}
      {...props.explain(PARAGRAPHS.council, inWords(props, post))}
    >
      <span class="hidden-text">{inWords(props, post)}</span>
      <span class="ww-office" aria-hidden="true">
        <span>{props.speak(`office-${post.office}`)}</span>
        {signed.map((action) => (
          <Duty key={action} props={props} post={post} action={action} />
        ))}
      </span>
      {counted.length > 0 && (
        <span class="ww-duties" aria-hidden="true">
          {counted.map((action) => (
            <Duty key={action} props={props} post={post} action={action} />
          ))}
        </span>
      )}
      <Holder props={props} post={post} />
    </button>
  );
}

function Duty({ props, post, action }: { props: Props; post: Post; action: string }) {
  const number = brings(post, action);
  const idle = number === 0 || (action === "attack" && !post.attacks);
  return (
    <span class="ww-duty" data-idle={idle || undefined}>
      <Signs props={props} action={action} empire={post.empire} />
      {number !== null && (
        <b>{props.speak(action.includes("card") ? "ui-cards-now" : "ui-banners-now", { count: number })}</b>
      )}
    </span>
  );
}

/** The agent, or whose next agent in the council gives control of the empty seat. */
function Holder({ props, post }: { props: Props; post: Post }) {
  if (post.agent !== null)
    return (
      <span class="ww-holder">
        <SmallAgent props={props} seat={post.agent} place={`post:${post.id}`} />
      </span>
    );
  return (
    <span class="ww-holder" data-lent={post.controller !== null || undefined}>
      {post.controller !== null && <SmallAgent props={props} seat={post.controller} />}
    </span>
  );
}

/** All that is known of a council seat, as a sentence or two. */
export function inWords(props: Props, post: Post): string {
  const gains = post.actions.flatMap((action) => {
    const number = brings(post, action);
    if (number === null) return action === "attack" && !post.attacks ? [props.speak("ui-no-attack")] : [];
    return [props.speak(action.includes("card") ? "ui-brings-cards" : "ui-brings-banners", { count: number })];
  });
  const seat = post.agent ?? post.controller;
  const held =
    seat === null
      ? props.speak("ui-nobody")
      : props.speak(post.agent === null ? "ui-controlled-by" : "ui-agent-of", { seat: `seat:${seat}` });
  return [`${props.name(`post:${post.id}`)}.`, props.speak(`help-${post.id}`), ...gains, held].join(" ");
}
