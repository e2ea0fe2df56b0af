/** Paint first, work after: whoever clicks sees at once that the click was taken, however slow the machine is. */

let shown: Promise<void> | null = null;

/** Notes that somebody has just answered: what comes of it is not worked on until the answer itself is seen. */
export function pressed(): void {
  if (document.hidden || shown) return; // a page that nobody looks at is never painted
  shown = new Promise<void>((done) => {
    // The frame is painted after its callbacks; a task that they ask for comes after the paint.
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  }).then(() => {
    shown = null;
  });
}

const LONGEST = 200; // milliseconds; a window may be covered without being hidden

/** Works once what was pressed last is seen: at once if it is. */
export function onceShown(work: () => void): void {
  if (shown) void shown.then(work);
  else work();
}
