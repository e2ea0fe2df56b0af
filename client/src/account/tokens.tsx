/** Tokens: what programs act with for an account. */

import { useState } from "preact/hooks";
import { day } from "../dates";
import { trying } from "../toast";
import { type PartProps, Row, Secret } from "./parts";
import { ask, begin } from "./session";
import { a } from "./words";

export function Tokens({ account, change }: PartProps) {
  const [label, setLabel] = useState("");
  const [play, setPlay] = useState(true);
  const [secret, setSecret] = useState<string | null>(null);
  const make = async (event: Event) => {
    event.preventDefault();
    const scopes = play ? ["read", "play"] : ["read"];
    const made = await trying(ask<{ id: string; secret: string }>("POST", "/tokens", { label, scopes }));
    if (!made) return;
    setSecret(made.secret);
    setLabel("");
    await trying(begin());
  };
  return (
    <details>
      <summary>{a("tokens")}</summary>
      <p>{a("tokens-explained")}</p>
      <ul class="table-list">
        {account.tokens.map(({ id, label: name, scopes, created }) => (
          <Row
            key={id}
            name={name}
            note={`${a(scopes.includes("play") ? "token-plays" : "token-reads")} · ${day(created)}`}
            act={a("revoke")}
            onAct={() => change(ask("DELETE", `/tokens/${id}`))}
          />
        ))}
      </ul>
      {secret && <Secret text={secret} note={a("token-once")} />}
      <form onSubmit={make}>
        <label class="field">
          <span>{a("token-name")}</span>
          <input required maxLength={80} value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
        </label>
        <label class="check">
          <input type="checkbox" checked={play} onChange={(event) => setPlay(event.currentTarget.checked)} />
          <span>{a("token-may-play")}</span>
        </label>
        <button type="submit">{a("make-token")}</button>
      </form>
    </details>
  );
}
