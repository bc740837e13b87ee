import { ApiError } from '@livretier/api';
import { confirm, createStore, notify } from '@livretier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { guardUnsaved } from '@/shared/forms/unsaved';
import { contentOf } from '../saving/content';
import { openSaver } from '../saving/savers';
import { manuscriptKey, pageQuery, pagesQuery } from '../source/queries';
import type { Content, Manuscript, Person, SaveAnswer, Source } from '../source/types';
import { quietCanvas, type Session } from './context';

/* A server that is busy or away may take the same page later; one that says why not will say it again. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 409, 425, 429].includes(error.status);

/* The server trims a title; whoever is about to write its next word keeps the space. */
const keepSpace = (answer: SaveAnswer, title: string) =>
  answer.title === title.trim() ? { ...answer, title } : answer;

/** Loads a page and saves what is written on it, for as long as it is the open one. */
export const usePageSession = (source: Source, pageId: string | undefined) => {
  const { t } = useTranslation('editor');
  const client = useQueryClient();
  const { id: person } = useSignedInUser();
  const page = useQuery({ ...pageQuery(source, pageId ?? ''), enabled: pageId !== undefined });
  const [session, setSession] = useState<Session | null>(null);
  const save = useMutation({
    meta: shownInPlace,
    mutationFn: ({ id, ...body }: Content & { id: string; base_revision: number }) =>
      source.savePage(id, body).then((answer) => keepSpace(answer, body.title)),
    onSuccess: ({ title, importance, revision, official }, { id }) => {
      void client.invalidateQueries({ queryKey: source.elsewhere });
      client.setQueryData(
        pagesQuery(source).queryKey,
        (known: Manuscript | undefined) =>
          known && {
            ...known,
            ...(known.plan && { plan: { ...known.plan, booklet: { ...known.plan.booklet, has_changes: true } } }),
            pages: known.pages.map((line) =>
              line.id === id ? { ...line, title, importance, revision, ...(official && { official }) } : line,
            ),
          },
      );
    },
  });
  const open = useEffectEvent(async () =>
    page.data && page.data.id === pageId
      ? openSaver({
          ...{ page: page.data, person, isRefusal },
          send: (body) => save.mutateAsync({ id: pageId, ...body }),
        })
      : null,
  );
  const tell = useEffectEvent(() =>
    notify({ severity: 'info', summary: t('save.broughtBack'), detail: t('save.broughtBackText') }),
  );
  const loaded = page.data?.id === pageId;
  useEffect(() => {
    if (!(loaded && pageId)) return;
    let left = false;
    let close = () => {};
    void open().then((opened) => {
      if (!opened) return;
      if (left) return opened.close();
      close = opened.close;
      if (opened.broughtBack) tell();
      const { saver, hold } = opened;
      setSession({ pageId, saver, hold, canvas: { current: null }, state: createStore(quietCanvas) });
    });
    return () => {
      left = true;
      setSession(null);
      close();
    };
  }, [loaded, pageId]);
  /* Somebody comes back to the window: what others saved meanwhile is there already. */
  useEffect(() => {
    if (!(page.data && session?.pageId === page.data.id)) return;
    const known = { revision: page.data.revision, content: contentOf(page.data) };
    session.saver.read();
    session.saver.dispatch({ type: 'seen', known, at: page.data.edited_at });
  }, [page.data, session]);
  return { session: session?.pageId === pageId ? session : null, page };
};

/**
 * Before one signs out or opens another company, what was written is sent. Leaving the page or closing the window needs
 * no question: what the server does not have yet is kept on this computer.
 */
export const useLeaveGuard = (session: Session | null) => {
  const { t } = useTranslation('editor');
  const ask = useEffectEvent((kept: boolean) =>
    confirm({
      header: t('leave.header'),
      message: kept ? t('leave.message') : t('leave.messageLost'),
      acceptLabel: t('leave.accept'),
      rejectLabel: t('leave.reject'),
      defaultFocus: 'reject',
    }),
  );
  useEffect(() => {
    if (!session) return;
    const { flush, store } = session.saver;
    return guardUnsaved(async () => (await flush()) || ask(store.get().kept));
  }, [session]);
};

const every = 10_000;
const nobody: Person[] = [];

/** Who else has this page open, and in which block; tells them that we are here too. */
export const usePresence = (source: Source, session: Session | null) =>
  useQuery({
    queryKey: [...manuscriptKey(source), 'presence', session?.pageId],
    queryFn: () => source.beHere(session?.pageId ?? '', session?.state.get().selected ?? null),
    enabled: session !== null,
    refetchInterval: every,
    staleTime: every,
    gcTime: 0,
  }).data?.people ?? nobody;
