import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { pagesQuery } from '../source/queries';
import type { Importance, Manuscript, PageLine } from '../source/types';
import { moved } from './order';

/** What can be done with the pages of the manuscript. */
export const usePageActs = () => {
  const { t } = useTranslation('editor');
  const client = useQueryClient();
  const { source, manuscript, pageId, session, openPage, announce } = useEditing();
  const { queryKey } = pagesQuery(source);
  const refresh = () => {
    void client.invalidateQueries({ queryKey: source.elsewhere });
    return client.invalidateQueries({ queryKey });
  };
  const change = (lines: (pages: PageLine[]) => PageLine[]) =>
    client.setQueryData(queryKey, (known: Manuscript | undefined) => known && { ...known, pages: lines(known.pages) });
  const update = (id: string, changes: Partial<PageLine>) =>
    change((pages) => pages.map((page) => (page.id === id ? { ...page, ...changes } : page)));

  const add = useMutation({
    mutationFn: (after: string | null) => source.addPage({ title: t('outline.newPage'), after }),
    onSuccess: async ({ id }) => {
      await refresh();
      openPage(id);
      announce(t('outline.added'));
    },
  });
  const duplicate = useMutation({
    mutationFn: async (id: string) => {
      if (id === pageId) await session?.saver.flush();
      return source.duplicatePage(id);
    },
    onSuccess: async ({ id }) => {
      await refresh();
      openPage(id);
      announce(t('outline.duplicated'));
    },
  });
  const move = useMutation({
    mutationFn: ({ id, after }: { id: string; after: string | null }) => source.movePage(id, after),
    onMutate: ({ id, after }) => {
      const pages = moved(manuscript.pages, id, after);
      change(() => pages);
      const position = pages.findIndex((page) => page.id === id);
      announce(t('outline.moved', { title: pages[position]?.title, position: position + 1, count: pages.length }));
    },
    onSettled: refresh,
  });
  const bringBack = useMutation({
    mutationFn: (id: string) => source.bringBackPage(id),
    onSuccess: async (_, id) => {
      await refresh();
      openPage(id);
    },
  });
  const remove = useMutation({
    mutationFn: async ({ id }: PageLine) => {
      /* What was written last comes back with the page. */
      if (id === pageId) await session?.saver.flush();
      return source.removePage(id);
    },
    onSuccess: (_, { id, title }) => {
      const index = manuscript.pages.findIndex((page) => page.id === id);
      const next = manuscript.pages[index + 1] ?? manuscript.pages[index - 1];
      if (id === pageId && next) openPage(next.id);
      change((pages) => pages.filter((page) => page.id !== id));
      void refresh();
      notify({
        severity: 'success',
        summary: t('outline.removed', { title }),
        action: { label: t('outline.undo'), onSelect: () => bringBack.mutate(id) },
      });
    },
  });
  const edit = useMutation({
    mutationFn: async ({ id, ...changes }: { id: string; title?: string; importance?: Importance }) => {
      if (session && id === session.pageId) return session.saver.write((content) => ({ ...content, ...changes }));
      const { revision, title, importance, document } = await source.page(id);
      return source.savePage(id, { base_revision: revision, title, importance, document, ...changes });
    },
    onMutate: ({ id, ...changes }) => update(id, changes),
    onSuccess: () => client.invalidateQueries({ queryKey: source.elsewhere }),
    onError: refresh,
  });
  const cover = useMutation({
    /* One after the other: the last click says what stays. */
    scope: { id: 'cover' },
    mutationFn: ({ id, obligations }: Pick<PageLine, 'id' | 'obligations'>) => source.coverObligations(id, obligations),
    onMutate: ({ id, obligations }) => update(id, { obligations }),
    onSuccess: () => client.invalidateQueries({ queryKey: source.elsewhere }),
    onError: refresh,
  });
  return { add, duplicate, move, remove, edit, cover };
};

export type PageActs = ReturnType<typeof usePageActs>;
