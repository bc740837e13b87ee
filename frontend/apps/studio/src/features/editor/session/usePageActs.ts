import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moved } from '@/shared/order';
import type { Importance, PageLine, PagePlace } from '../source/types';
import { useEditing } from './context';
import { inChapters, pagesIn } from './order';
import { useManuscriptCache } from './useManuscriptCache';
import { useTellRemoved } from './useTellRemoved';

/** What can be done with the pages of the manuscript. */
export const usePageActs = () => {
  const { t } = useTranslation('editor');
  const { source, manuscript, pageId, session, openPage, announce } = useEditing();
  const { refresh, change, update, tellElsewhere } = useManuscriptCache();
  const tellRemoved = useTellRemoved();
  const sayMoved = (pages: readonly PageLine[], id: string) => {
    const page = pages.find((line) => line.id === id);
    const siblings = pagesIn(pages, page?.chapter);
    const chapter = manuscript.plan?.chapters.find((one) => one.id === page?.chapter)?.title;
    const place = { title: page?.title, position: siblings.findIndex((line) => line.id === id) + 1 };
    const count = siblings.length;
    announce(chapter ? t('outline.movedInto', { ...place, count, chapter }) : t('outline.moved', { ...place, count }));
  };

  const add = useMutation({
    mutationFn: (place: PagePlace) => source.addPage({ title: t('outline.newPage'), ...place }),
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
    mutationFn: ({ id, after, chapter }: PagePlace & { id: string }) => source.movePage(id, after, chapter),
    onMutate: ({ id, after, chapter }) => {
      const placed = manuscript.pages.map((page) => (page.id === id && chapter ? { ...page, chapter } : page));
      const pages = inChapters(moved(placed, id, after), manuscript.plan?.chapters);
      change(() => pages);
      sayMoved(pages, id);
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
      tellRemoved(t('outline.removed', { title }), [id], manuscript, () => bringBack.mutate(id));
    },
  });
  const edit = useMutation({
    mutationFn: async ({ id, ...changes }: { id: string; title?: string; importance?: Importance }) => {
      if (session && id === session.pageId) return session.saver.write((content) => ({ ...content, ...changes }));
      const { revision, title, importance, document } = await source.page(id);
      return source.savePage(id, { base_revision: revision, title, importance, document, ...changes });
    },
    onMutate: ({ id, ...changes }) => update(id, changes),
    /* The open page tells of itself once it is saved, not at every letter. */
    onSuccess: (_, { id }) => (id === session?.pageId ? undefined : tellElsewhere()),
    onError: refresh,
  });
  const cover = useMutation({
    /* One after the other: the last click says what stays. */
    scope: { id: 'cover' },
    mutationFn: ({ id, obligations }: Pick<PageLine, 'id' | 'obligations'>) => source.coverObligations(id, obligations),
    onMutate: ({ id, obligations }) => update(id, { obligations }),
    onSuccess: tellElsewhere,
    onError: refresh,
  });
  return { add, duplicate, move, remove, bringBack, edit, cover };
};

export type PageActs = ReturnType<typeof usePageActs>;
