/** Always in sight: the round, which council seat acts for whom, and one's own points. */

import { narrow } from "@client/narrow";
import { Sign } from "./icons";
import { SmallBanner } from "./pieces";
import { hungry, PARAGRAPHS, type Props } from "./view";

export function Strip(props: Props) {
  const { view } = props.update;
  const post = view.posts.find((one) => one.id === view.marker);
  const own = view.seat === null ? null : view.players[view.seat];
  const hunger = hungry(view).length;
  return (
    <section class="ww-strip" aria-label={props.speak("ui-now")} data-empire={post?.empire}>
      <span class="ww-round">{props.speak("board-round", { count: view.round })}</span>
      <span class="ww-acting">
        {post && <SmallBanner props={props} empire={post.empire} />}
        <span>{whoActs(props)}</span>
      </span>
      {hunger > 0 && (
        <span
          class="ww-strip-hunger"
          {...props.explain(PARAGRAPHS.supply, props.speak("ui-hungry-regions", { count: hunger }))}
        >
          {narrow.value ? (
            <>
              <Sign props={props} kind="farm" /> {hunger} !
              <span class="hidden-text">{props.speak("ui-hungry-regions", { count: hunger })}</span>
            </>
          ) : (
            props.speak("ui-hungry-regions", { count: hunger })
          )}
        </span>
      )}
      {own && own.points !== null && (
        <span class="ww-score" {...props.explain(PARAGRAPHS.score)}>
          <b>{own.points}</b> {props.speak(narrow.value ? "ui-points" : "ui-my-score")}
        </span>
      )}
    </section>
  );
}

/** Which council seat acts for whom, or who decides. */
export function whoActs(props: Props): string {
  const { view } = props.update;
  if (view.turn === null) return props.speak("board-ended");
  if (view.marker === null) return props.speak("board-asked", { seat: `seat:${view.turn}` });
  const said = props.speak(view.turn === view.seat ? "board-acts-you" : "board-acts", {
    post: `post:${view.marker}`,
    seat: `seat:${view.turn}`,
  });
  const doing = view.doing?.post;
  return doing && doing !== view.marker ? `${said} → ${props.name(`post:${doing}`)}` : said;
}
