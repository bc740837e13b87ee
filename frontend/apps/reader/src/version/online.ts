import { locale, root } from '../device/place';

/** What the edge says of the booklet as it is read now. */
export type Online = {
  number: string;
  editions: Record<string, string>;
  /* `pdf` names the languages in which there is one. */
  offers?: { offline: boolean; pdf: string[]; questions?: boolean };
  /* When it said so, by its own clock. */
  date?: string | null;
};

/** The version that is online; nothing without a network, and a word to whom it is not told any more. */
export const askOnline = async (): Promise<Online | 'refused' | undefined> => {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch(new URL('version.json', root()), { cache: 'no-store' });
    if (answer.status === 404) return 'refused';
    return answer.ok ? { ...((await answer.json()) as Online), date: answer.headers.get('Date') } : undefined;
  } catch {
    return undefined;
  }
};

export const bundleOnline = ({ editions }: Online) => editions[locale()];
