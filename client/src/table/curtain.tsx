/** Several people at one screen: a curtain before the secrets of the next seat. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../words";

interface CurtainProps {
  name: string;
  open: () => void;
}

export function Curtain({ name, open }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="curtain" aria-label={t("curtain")}>
      <h1>{t("hand-screen-to", { name })}</h1>
      <p>{t("curtain-explained", { name })}</p>
      <button type="button" class="primary large" ref={button} onClick={open}>
        {t("i-am", { name })}
      </button>
    </section>
  );
}

/** The seat of this screen that should be shown: the present one while it is asked, else one that is. */
export function nextSeat(own: readonly number[], shown: number | null, asked: readonly number[]): number | null {
  if (shown !== null && own.includes(shown) && (asked.includes(shown) || !asked.some((seat) => own.includes(seat)))) {
    return shown;
  }
  return own.find((seat) => asked.includes(seat)) ?? own[0] ?? null;
}
