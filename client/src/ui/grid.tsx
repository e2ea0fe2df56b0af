/** A table of a text board: what its columns are called, and its rows. It scrolls by itself where it is too wide. */

import type { ComponentChildren } from "preact";

export function Grid({ heads, children }: { heads: string[]; children: ComponentChildren }) {
  return (
    <div class="table-scroll">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
