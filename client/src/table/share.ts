/** Giving a finished game to others: its link, and a picture of the board that is made in this browser. */

import { api } from "../api";
import { lang } from "../settings";
import { tell } from "../toast";
import { t } from "../words";
import { copy } from "./link";

const WIDTH = 1600; // pixels
const BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

/** Hands the link to the device's own sheet for sharing, or puts it on the clipboard. */
export async function shareLink(table: string, title: string): Promise<void> {
  const url = `${location.origin}/t/${table}`;
  if (!navigator.share) return copy(url);
  await navigator.share({ title, url }).catch((problem: Error) => {
    if (problem.name !== "AbortError") return copy(url);
  });
}

/** The drawing in pixels. */
async function paint(svg: string): Promise<Blob> {
  const [, wide, tall] = BOX.exec(svg) ?? [];
  const height = Math.round((WIDTH * Number(tall)) / Number(wide));
  const image = new Image();
  // Without a size of its own, some browsers draw nothing.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${WIDTH}" height="${height}" `))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Saves the final board as a picture: made here, or by the server where this browser can't. */
export async function savePicture(table: string): Promise<void> {
  const name = `sottovoce-${table}.png`;
  try {
    const blob = await paint(await api.pictureSvg(table));
    const address = URL.createObjectURL(blob);
    save(address, name);
    URL.revokeObjectURL(address);
  } catch {
    save(`/api/tables/${table}/picture.png?lang=${lang.peek()}`, name);
  }
  tell(t("picture-saved"));
}

/** Has the browser keep a file. */
export function save(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
