import { api, type components, unwrap } from '@livretier/api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Thread = Schemas['ThreadOut'];
export type ThreadLine = Schemas['ThreadLine'];
export type Said = Schemas['CommentOut'];
export type ThreadState = 'open' | 'resolved';

const whole = '/api/booklets/{booklet_id}/threads';
const one = `${whole}/{thread_id}` as const;
const comment = `${one}/comments/{comment_id}` as const;

const threadsKey = (booklet: string) => ['threads', booklet] as const;
/** Others speak too: what they said is seen without being asked for. */
const aWhile = 20_000;

/** What is open on a page, for the marks beside its blocks, and how much there is in the booklet. */
export const openOnPageQuery = (booklet_id: string, page: string | undefined) =>
  queryOptions({
    queryKey: [...threadsKey(booklet_id), 'page', page],
    queryFn: () =>
      unwrap(
        api.GET(whole, {
          params: { path: { booklet_id }, query: { ...(page && { page }), state: 'open', limit: 100 } },
        }),
        { quiet: true },
      ),
    refetchInterval: aWhile,
    refetchOnWindowFocus: 'always',
  });

/** All that is open, or resolved, in the booklet. */
export const threadsQuery = (booklet_id: string, state: ThreadState) =>
  infiniteQueryOptions({
    queryKey: [...threadsKey(booklet_id), 'list', state],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET(whole, {
          params: { path: { booklet_id }, query: { state, limit: 50, ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

export const threadQuery = (booklet_id: string, thread_id: string) =>
  queryOptions({
    queryKey: [...threadsKey(booklet_id), 'one', thread_id],
    queryFn: () => unwrap(api.GET(one, { params: { path: { booklet_id, thread_id } } })),
    staleTime: 0,
    refetchInterval: aWhile,
    refetchOnWindowFocus: 'always',
  });

type Act =
  | { act: 'open'; page: string; block: string; text: string }
  | { act: 'answer'; thread: string; text: string }
  | { act: 'edit'; thread: string; comment: string; text: string }
  | { act: 'delete'; thread: string; comment: string }
  | { act: 'resolve' | 'reopen'; thread: string };

const send = (booklet_id: string, asked: Act): Promise<Thread> => {
  if (asked.act === 'open') {
    const { page, block, text } = asked;
    return unwrap(api.POST(whole, { params: { path: { booklet_id } }, body: { page, block, text } }));
  }
  const path = { booklet_id, thread_id: asked.thread };
  if (asked.act === 'answer')
    return unwrap(api.POST(`${one}/comments`, { params: { path }, body: { text: asked.text } }));
  if (asked.act === 'edit')
    return unwrap(
      api.PATCH(comment, { params: { path: { ...path, comment_id: asked.comment } }, body: { text: asked.text } }),
    );
  if (asked.act === 'delete')
    return unwrap(api.DELETE(comment, { params: { path: { ...path, comment_id: asked.comment } } }));
  return unwrap(api.POST(asked.act === 'resolve' ? `${one}/resolve` : `${one}/reopen`, { params: { path } }));
};

/** Whatever is said or settled: the thread is shown as it is then, and the lists are read again. */
export const useCommentAct = (booklet: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: Act) => send(booklet, asked),
    onSuccess: (thread) => {
      client.setQueryData(threadQuery(booklet, thread.id).queryKey, thread);
      void client.invalidateQueries({ queryKey: threadsKey(booklet), refetchType: 'active' });
    },
  });
};
