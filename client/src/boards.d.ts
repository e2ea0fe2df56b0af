/** Made by the build: every game that has a board, loaded when it is needed. */
declare module "boards" {
  import type { GameClient } from "./game";

  export const boards: Record<string, () => Promise<{ game: GameClient<never> }>>;
  /** Addresses of the games' pictures for the start page. */
  export const art: Record<string, string>;
}

declare module "*.ftl?first" {
  const text: string;
  export default text;
}

declare module "*.ftl?later" {
  const text: string;
  export default text;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}

/** The address of a style sheet that is fetched when it is needed. */
declare module "sheet:*" {
  const address: string;
  export default address;
}
