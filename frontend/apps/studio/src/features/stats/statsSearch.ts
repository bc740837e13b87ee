import { choiceOf, idOf, textOf } from '@/shared/searchParts';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const dimensions = ['site', 'job', 'contract', 'language', 'version'] as const;
export type Dimension = (typeof dimensions)[number];

/** Which booklet, which days and by what people are told apart, as the address has them. */
export type StatsSearch = {
  livret?: string | undefined;
  du?: string | undefined;
  au?: string | undefined;
  selon?: Dimension | undefined;
};

export const statsSearch = (search: Record<string, unknown>): StatsSearch => ({
  livret: idOf(search.livret),
  du: textOf(search.du, { like: day }),
  au: textOf(search.au, { like: day }),
  selon: choiceOf(search.selon, dimensions),
});

const usualDays = 90;

/** The days that are asked for: the last ninety unless told, in their order whichever was chosen first. */
export const daysOf = ({ du, au }: StatsSearch, today: string) => {
  const until = au ?? today;
  const usual = new Date(`${until}T00:00:00Z`);
  usual.setUTCDate(usual.getUTCDate() - usualDays + 1);
  const since = du ?? usual.toISOString().slice(0, 10);
  return since <= until ? { since, until } : { since: until, until: since };
};
