import { api, unwrap } from '@livretier/api';
import { type MutationMeta, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { bookletKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import type { SheetUnits, Unit } from './types';

/** A page of a booklet in a language; of the cover, the page is the booklet itself. */
export type Named = { booklet: string; locale: string; sheet: string };

const translationsKey = (booklet: string) => [...bookletKey(booklet), 'translations'] as const;
const whole = '/api/booklets/{booklet_id}/translations/{locale}/sheets/{sheet_id}';
const pathOf = ({ booklet, locale, sheet }: Named) => ({ booklet_id: booklet, locale, sheet_id: sheet });

/** How far each page is in each language. */
export const gridQuery = (booklet: string) =>
  queryOptions({
    queryKey: [...translationsKey(booklet), 'grid'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/translations', { params: { path: { booklet_id: booklet } } }), {
        quiet: true,
      }),
  });

/** The texts of a page beside what they say in a language. */
export const sheetQuery = (named: Named) =>
  queryOptions({
    queryKey: [...translationsKey(named.booklet), 'sheet', named.locale, named.sheet],
    queryFn: () => unwrap(api.GET(whole, { params: { path: pathOf(named) } }), { quiet: true }),
  });

const useShow = (named: Named) => {
  const client = useQueryClient();
  return (saved: SheetUnits) => {
    client.setQueryData(sheetQuery(named).queryKey, saved);
    void client.invalidateQueries({ queryKey: gridQuery(named.booklet).queryKey });
  };
};

/** What was read when a text was opened: its translation as it was kept, and beside which words. */
export type Read = Pick<Unit, 'revision' | 'source_version' | 'text'>;

const sent = ({ revision, source_version }: Read) => ({ revision, source_version });

/** What a text says from now on; one save after the other, each upon what the one before it kept. */
export const useWriteUnit = (named: Named, unit: string, read: RefObject<Read>, meta: MutationMeta = shownInPlace) => {
  const show = useShow(named);
  return useMutation({
    meta,
    scope: { id: `translation ${named.sheet} ${named.locale} ${unit}` },
    mutationFn: ({ text, validated }: { text: string; validated: boolean }) =>
      unwrap(
        api.PUT(`${whole}/units/{unit}`, {
          params: { path: { ...pathOf(named), unit } },
          body: { text, validated, ...sent(read.current) },
        }),
      ),
    onSuccess: (saved, { text }) => {
      const revision = saved.units.find((one) => one.unit === unit)?.revision ?? 0;
      read.current = { ...read.current, revision, text };
      show(saved);
    },
  });
};

/** A text that still says what the page says today. */
export const useValidateUnit = (named: Named, unit: string, read: RefObject<Read>) => {
  const show = useShow(named);
  return useMutation({
    meta: shownInPlace,
    mutationFn: () =>
      unwrap(
        api.POST(`${whole}/validate`, {
          params: { path: pathOf(named) },
          body: { units: [{ unit, ...sent(read.current) }] },
        }),
      ),
    onSuccess: show,
  });
};

/** What the company has validated of the same words, or of similar ones. */
export const memoryQuery = (named: Named, { unit, source_version }: Unit) =>
  queryOptions({
    queryKey: [...translationsKey(named.booklet), 'memory', named.locale, named.sheet, unit, source_version],
    queryFn: () =>
      unwrap(api.GET(`${whole}/units/{unit}/memory`, { params: { path: { ...pathOf(named), unit } } }), {
        quiet: true,
      }),
  });

/** Texts that nobody has written yet say what was validated of the same words; on a page, or on all of them. */
export const usePrefill = (booklet: string, locale: string, sheet: string | null) => {
  const again = useReadAgain(booklet);
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/translations/{locale}/prefill', {
          params: { path: { booklet_id: booklet, locale } },
          body: { sheet },
        }),
      ),
    onSuccess: again,
  });
};

/** Reads the page again, once what it says was saved elsewhere. */
export const useReadAgain = (booklet: string) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: translationsKey(booklet) });
};

/** Bring readers what was validated since, without the draft. */
export const useRepublish = (booklet: string, locale: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/translations/{locale}/republish', {
          params: { path: { booklet_id: booklet, locale } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: bookletKey(booklet) }),
  });
};
