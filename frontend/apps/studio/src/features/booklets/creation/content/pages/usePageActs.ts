import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Coverage, coverageQuery, type Outline, type OutlineLine } from '@/features/booklets/api';
import { moved } from '@/shared/order';
import { usePlan } from '../plan/usePlan';

type Importance = OutlineLine['importance'];

const keepalive = true;

const withPage = (outline: Outline, page: string, changes: Partial<OutlineLine>): Outline => ({
  ...outline,
  chapters: outline.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((line) => (line.id === page ? { ...line, ...changes } : line)),
  })),
});

const withMoved = (outline: Outline, chapterId: string, page: string, after: string | null): Outline => ({
  ...outline,
  chapters: outline.chapters.map((chapter) =>
    chapter.id === chapterId ? { ...chapter, pages: moved(chapter.pages, page, after) } : chapter,
  ),
});

/** What the law asks and no page says any more since what covered it was taken out. */
export const lostWith = ({ obligations }: Pick<OutlineLine, 'obligations'>, items: Coverage['items']) =>
  items.filter(({ id, level, state }) => state === 'missing' && level === 'mandatory' && obligations.includes(id));

/** Which obligations are no longer covered, in words. */
export const useUncovered = () => {
  const { t } = useTranslation('creation');
  return (lost: Coverage['items']) =>
    t('pages.uncovered', {
      count: lost.length,
      obligations: lost.map(({ label, reference }) => t('pages.obligation', { label, reference })).join(t('pages.and')),
    });
};

/** What can be done with the pages of a plan. */
export const usePageActs = (id: string, say: (sentence: string) => void) => {
  const { t } = useTranslation('creation');
  const client = useQueryClient();
  const uncovered = useUncovered();
  const { common, draw, keep, refresh } = usePlan(id);
  const of = (page: string) => ({ params: { path: { booklet_id: id, page_id: page } }, keepalive });

  const add = useMutation({
    ...common,
    mutationFn: (body: { chapter: string; title: string; after: string | null }) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/pages', { params: { path: { booklet_id: id } }, body, keepalive }), {
        quiet: true,
      }),
    onSuccess: (page) => {
      void draw((outline) => ({
        ...outline,
        chapters: outline.chapters.map((chapter) =>
          chapter.id === page.chapter ? { ...chapter, pages: [...chapter.pages, page] } : chapter,
        ),
      }));
      say(t('pages.wasAdded'));
    },
  });
  const toggle = useMutation({
    ...common,
    mutationFn: async ({ page, on }: { page: OutlineLine; on: boolean }) => {
      if (on)
        await unwrap(api.POST('/api/booklets/{booklet_id}/pages/{page_id}/restore', of(page.id)), { quiet: true });
      else await unwrap(api.DELETE('/api/booklets/{booklet_id}/pages/{page_id}', of(page.id)), { quiet: true });
    },
    onMutate: ({ page, on }) => {
      say(t(on ? 'pages.isBack' : 'pages.isOut', { title: page.title }));
      return draw((outline) => withPage(outline, page.id, { removed: !on }));
    },
    onSuccess: async (_, { page, on }) => {
      if (on || page.obligations.length === 0) return;
      const { items } = await client.fetchQuery({ ...coverageQuery(id), staleTime: 0 });
      const lost = lostWith(page, items);
      if (lost.length === 0) return;
      notify({
        severity: 'warn',
        summary: t('pages.takenOut', { title: page.title }),
        detail: uncovered(lost),
        action: { label: t('undo'), onSelect: () => toggle.mutate({ page, on: true }) },
      });
    },
  });
  const mark = useMutation({
    ...common,
    mutationFn: ({ page, importance }: { page: string; importance: Importance }) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}/pages/{page_id}', { ...of(page), body: { importance } }), {
        quiet: true,
      }),
    onMutate: ({ page, importance }) => draw((outline) => withPage(outline, page, { importance })),
  });
  const move = useMutation({
    ...common,
    mutationFn: ({ chapter, page, after }: { chapter: string; page: string; after: string | null }) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/pages/{page_id}/move', { ...of(page), body: { chapter, after } }), {
        quiet: true,
      }),
    onMutate: ({ chapter, page, after }) => draw((outline) => withMoved(outline, chapter, page, after)),
    onSuccess: keep,
  });
  const rename = (page: string, title: string) =>
    unwrap(api.PATCH('/api/booklets/{booklet_id}/pages/{page_id}', { ...of(page), body: { title } }), {
      quiet: true,
    }).then(refresh);
  return { add, toggle, mark, move, rename };
};

export type PageActs = ReturnType<typeof usePageActs>;
