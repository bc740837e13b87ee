import type { Online } from '../version/online';

/** What happens on a page: the end of one of a chapter was seen, a question was answered, somebody did not understand it
    or took that back, the edge said what is online. */
export type Told =
  | { read: string }
  | { answered: string; met: boolean }
  | { unclear: string }
  | { withdrawn: string }
  | { online: Online };

declare global {
  /** A list until the script of facts has come, which then hears at once. */
  var livretierTold: Told[] | { push: (told: Told) => unknown } | undefined;
}

/** Tells the script of facts, which comes after the page. */
export const tellFacts = (told: Told) => {
  globalThis.livretierTold ??= [];
  globalThis.livretierTold.push(told);
};
