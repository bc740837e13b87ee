import { type AnyBlock, writtenValue } from '@livretier/blocks';
import type { BookletContent, Place } from '@livretier/booklet';
import { useState } from 'react';

/** Whether a block inserts a living value, in one of its lines or in its text. */
const inserts = (block: AnyBlock, key: string) => {
  const written = JSON.stringify(block);
  return written.includes(writtenValue(key)) || written.includes(`"type":"value","key":${JSON.stringify(key)}`);
};

/** The page and the block that first insert a living value. */
export const whereValue = ({ chapters }: BookletContent, key: string) => {
  for (const page of chapters.flatMap(({ pages }) => pages)) {
    const block = page.document.blocks.find((candidate) => inserts(candidate, key));
    if (block) return { page: page.id, block: block.id };
  }
  return undefined;
};

export type Wanted = {
  tab?: Place['screen'] | undefined;
  page?: string | undefined;
  /** The key of a living value: shown where the booklet first inserts it. */
  highlight?: string | undefined;
};

const pagesOf = ({ chapters }: BookletContent) => chapters.flatMap(({ pages }) => pages);

/** What to show of what is wanted, as far as the booklet has it. */
const placeFor = (content: BookletContent, { tab, page, highlight }: Wanted): Place | undefined => {
  const found = highlight === undefined ? undefined : whereValue(content, highlight)?.page;
  const id = found ?? page;
  if (id !== undefined && pagesOf(content).some((one) => one.id === id)) return { screen: 'page', page: id };
  if (tab === 'cover' || tab === 'contents') return { screen: tab };
  const [first] = pagesOf(content);
  return tab === 'page' && first ? { screen: 'page', page: first.id } : undefined;
};

const exists = (content: BookletContent, place: Place) =>
  place.screen !== 'page' || pagesOf(content).some(({ id }) => id === place.page);

/** Where a preview stands: where one went in it, until something else is wanted from outside. */
export const usePlace = (content: BookletContent, wanted: Wanted) => {
  const asked = JSON.stringify(wanted);
  const [state, setState] = useState<{ asked: string; place: Place }>({ asked: '', place: { screen: 'cover' } });
  const moved = state.asked === asked ? undefined : placeFor(content, wanted);
  /* A page that was wanted may come later, with what the server sends. */
  if (moved) setState({ asked, place: moved });
  const place = moved ?? state.place;
  return {
    place: exists(content, place) ? place : ({ screen: 'contents' } satisfies Place),
    go: (next: Place) => setState({ asked, place: next }),
  };
};
