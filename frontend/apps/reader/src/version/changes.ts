import { bundle } from '../device/place';

/** Pages that are not as they were in the version that is read, by the way to them from the root of the booklet. */
export type Changes = { pages: { href: string; title: string }[]; others: number };

/** What the edge says, to this version and without a script. */
export const changesPage = () => new URL('_new.html', bundle());

/** What changed since the version that is read; nothing where nobody knows any more. */
export const askChanges = async (): Promise<Changes | undefined> => {
  try {
    const answer = await fetch(new URL('_new.json', bundle()), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as Changes) : undefined;
  } catch {
    return undefined;
  }
};
