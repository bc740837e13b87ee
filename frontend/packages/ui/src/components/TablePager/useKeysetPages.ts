import { useEffect, useState } from 'react';

type Options = {
  /** The cursors of the pages that were turned, in order; the last is that of the page on screen. */
  value: readonly string[];
  onChange: (cursors: readonly string[]) => void;
  /** All that the list is asked, as one text: other filters or another order start again at the first page. */
  filters: string;
};

/* A cursor has about a hundred letters: an address of all of them would be refused one day. */
const REMEMBERED = 40;

/** Pages of a list by key: there is a next one when the answer says so, and a previous one when we came from it. */
export const useKeysetPages = ({ value, onChange, filters }: Options) => {
  const stack = value.join('\n');
  const [seen, setSeen] = useState({ filters, stack });
  /* The filters changed and the pages did not: they belong to the list before. Going back in history changes both. */
  const stale = stack !== '' && stack === seen.stack && filters !== seen.filters;

  useEffect(() => {
    if (stale) onChange([]);
    else setSeen((last) => (last.filters === filters && last.stack === stack ? last : { filters, stack }));
  }, [stale, filters, stack, onChange]);

  const cursors = stale ? [] : value;
  const cursor = cursors.at(-1);
  return {
    cursor,
    page: cursors.length + 1,
    /** The props of TablePager, from the `next` of the last answer. While a page is fetched that is its own cursor. */
    turn: (next: string | null | undefined) => ({
      onPrevious: cursor === undefined ? undefined : () => onChange(cursors.slice(0, -1)),
      onNext: next && next !== cursor ? () => onChange([...cursors, next].slice(-REMEMBERED)) : undefined,
    }),
  };
};
