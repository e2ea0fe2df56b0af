/** Pieces that the pages of an account share. */

import type { ComponentChildren } from "preact";
import type { AccountTold } from "../messages";
import { copy } from "../table/link";
import { explainFailure, tell } from "../toast";
import { a } from "./words";

/** Does something, and says so if the browser or its user would rather not. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (problem) {
    if (problem instanceof DOMException) tell(a("passkey-cancelled"));
    else explainFailure(problem);
    return false;
  }
}

/** What a part of one's account is given: the account, and how to take in a change of it. */
export interface PartProps {
  account: AccountTold;
  change: (work: Promise<AccountTold>) => void;
}

interface RowProps {
  name: string;
  note: string;
  act: string | null;
  onAct: () => void;
}

/** Something in a list, and one thing that can be done to it. */
export function Row({ name, note, act, onAct }: RowProps) {
  return (
    <li class="table-row">
      <span class="table-link">
        <strong>{name}</strong>
        <span>{note}</span>
      </span>
      {act && (
        <button type="button" class="quiet" aria-label={`${act}: ${name}`} onClick={onAct}>
          {act}
        </button>
      )}
    </li>
  );
}

/** A part of the page with a heading of its own. */
export function Section({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Something secret that is shown this once, and can be copied. */
export function Secret({ text, note }: { text: string; note: string }) {
  return (
    <div class="secret" role="status">
      <p>{note}</p>
      <output>{text}</output>
      <button type="button" onClick={() => void copy(text)}>
        {a("copy")}
      </button>
    </div>
  );
}
