/** Style sheets that come with a part of the client, when that part is first needed. */

const worn = new Map<string, Promise<void>>();

/** Puts a style sheet on the page, once; done when it shows, or can't be had. */
export function wear(address: string): Promise<void> {
  let coming = worn.get(address);
  if (!coming) {
    coming = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = () => done();
      link.onerror = () => done();
      document.head.append(link);
    });
    worn.set(address, coming);
  }
  return coming;
}

/** A part of the client, once its style sheet is there too. */
export async function dressed<T>(address: string, part: Promise<T>): Promise<T> {
  if (address) await wear(address);
  return part;
}
