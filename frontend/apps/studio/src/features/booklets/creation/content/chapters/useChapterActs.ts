import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { coverageQuery, type OutlineChapter } from '@/features/booklets/api';
import { moved } from '@/shared/order';
import { lostWith, useUncovered } from '../pages/usePageActs';
import { usePlan } from '../plan/usePlan';

type New = { chapter?: string; title?: string; after?: string | null };
type Removed = Pick<OutlineChapter, 'id' | 'title'>;

const keepalive = true;

/** What can be done with the chapters of a plan. */
export const useChapterActs = (id: string, say: (sentence: string) => void) => {
  const { t } = useTranslation('creation');
  const client = useQueryClient();
  const uncovered = useUncovered();
  const { common, draw, keep, refresh } = usePlan(id);
  const of = (chapter: string) => ({ params: { path: { booklet_id: id, chapter_id: chapter } }, keepalive });

  const add = useMutation({
    ...common,
    mutationFn: (body: New) => {
      const params = { path: { booklet_id: id } };
      const posted = api.POST('/api/booklets/{booklet_id}/chapters', { params, body, keepalive });
      return unwrap(posted, { quiet: true });
    },
    onSuccess: (outline) => {
      keep(outline);
      say(t('chapters.wasAdded'));
    },
  });
  const move = useMutation({
    ...common,
    mutationFn: ({ chapter, after }: { chapter: string; after: string | null }) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/chapters/{chapter_id}/move', { ...of(chapter), body: { after } }), {
        quiet: true,
      }),
    onMutate: ({ chapter, after }) =>
      draw((outline) => ({ ...outline, chapters: moved(outline.chapters, chapter, after) })),
    onSuccess: keep,
  });
  const restore = useMutation({
    ...common,
    mutationFn: ({ id: chapter }: Removed) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/chapters/{chapter_id}/restore', of(chapter)), { quiet: true }),
    onSuccess: (outline, { title }) => {
      keep(outline);
      say(t('chapters.cameBack', { title }));
    },
  });
  const remove = useMutation({
    ...common,
    mutationFn: ({ id: chapter }: OutlineChapter) =>
      unwrap(api.DELETE('/api/booklets/{booklet_id}/chapters/{chapter_id}', of(chapter)), { quiet: true }),
    onMutate: ({ id: chapter }) =>
      draw((outline) => ({ ...outline, chapters: outline.chapters.filter((one) => one.id !== chapter) })),
    onSuccess: async (outline, chapter) => {
      keep(outline);
      const lost = await lostWithout(chapter);
      notify({
        severity: lost.length > 0 ? 'warn' : 'success',
        summary: t('chapters.wasRemoved', { title: chapter.title }),
        ...(lost.length > 0 && { detail: uncovered(lost) }),
        action: { label: t('undo'), onSelect: () => restore.mutate(chapter) },
      });
    },
  });
  /* A chapter is out even where nobody can say what went with it. */
  const lostWithout = async ({ pages }: OutlineChapter) => {
    const obligations = pages.flatMap((page) => (page.removed ? [] : page.obligations));
    if (obligations.length === 0) return [];
    const known = client.fetchQuery({ ...coverageQuery(id), staleTime: 0 });
    return known.then(({ items }) => lostWith({ obligations }, items)).catch(() => []);
  };
  const rename = (chapter: string, title: string) =>
    unwrap(api.PATCH('/api/booklets/{booklet_id}/chapters/{chapter_id}', { ...of(chapter), body: { title } }), {
      quiet: true,
    }).then(refresh);
  return { add, move, remove, restore, rename };
};

export type ChapterActs = ReturnType<typeof useChapterActs>;
