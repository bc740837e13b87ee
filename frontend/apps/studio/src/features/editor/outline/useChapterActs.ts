import { notify } from '@livretier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../session/context';
import { useManuscriptCache } from '../session/useManuscriptCache';
import { useTellRemoved } from '../session/useTellRemoved';
import type { Chapter, ChapterCalls, Manuscript } from '../source/types';

/** What can be done with the chapters of a booklet. */
export const useChapterActs = (calls: ChapterCalls) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, session, openPage, announce } = useEditing();
  const { replace, refresh } = useManuscriptCache();
  const tellRemoved = useTellRemoved();
  const known = manuscript.plan?.chapters ?? [];
  /* Nothing of this waits for something else: what the server answers is what is shown. */
  const answered = { onSuccess: replace, onError: refresh };
  const added = (now: Manuscript) => now.plan?.chapters.find(({ id }) => known.every((one) => one.id !== id));

  const add = useMutation({
    mutationFn: calls.add,
    onSuccess: (now) => {
      replace(now);
      const chapter = added(now);
      announce(t('chapters.added', { title: chapter?.title }));
      const first = now.pages.find((page) => page.chapter === chapter?.id);
      if (first) openPage(first.id);
    },
  });
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => calls.rename(id, title),
    ...answered,
  });
  const move = useMutation({
    mutationFn: ({ id, after }: { id: string; after: string | null }) => calls.move(id, after),
    onSuccess: (now, { id }) => {
      replace(now);
      const chapters = now.plan?.chapters ?? [];
      const index = chapters.findIndex((chapter) => chapter.id === id);
      announce(t('chapters.moved', { title: chapters[index]?.title, position: index + 1, count: chapters.length }));
    },
    onError: refresh,
  });
  const bringBack = useMutation({ mutationFn: calls.bringBack, ...answered });
  const remove = useMutation({
    mutationFn: async ({ id }: Chapter) => {
      /* What was written last comes back with the chapter. */
      await session?.saver.flush();
      return calls.remove(id);
    },
    onSuccess: (now, { id, title }) => {
      const gone = manuscript.pages.find((page) => page.id === pageId)?.chapter === id;
      const next = now.pages[0];
      if (gone && next) openPage(next.id);
      const pages = manuscript.pages.filter(({ chapter }) => chapter === id).map((page) => page.id);
      replace(now);
      tellRemoved(t('chapters.removed', { title }), pages, manuscript, () => bringBack.mutate(id));
    },
    onError: refresh,
  });
  const attach = useMutation({ mutationFn: calls.attach, ...answered });
  const detach = useMutation({
    mutationFn: ({ id }: Chapter) => calls.detach(id),
    onSuccess: (now, { id, title }) => {
      replace(now);
      notify({
        severity: 'success',
        summary: t('chapters.detached', { title }),
        action: { label: t('outline.undo'), onSelect: () => attach.mutate(id) },
      });
    },
    onError: refresh,
  });
  return { add, rename, move, remove, bringBack, attach, detach };
};

export type ChapterActs = ReturnType<typeof useChapterActs>;
