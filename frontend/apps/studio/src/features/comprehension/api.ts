import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookletKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';

type Schemas = components['schemas'];

export type QuestionLine = Schemas['QuestionOut'];
export type QuestionDetail = Schemas['QuestionDetail'];
export type QuestionList = Schemas['QuestionList'];
export type Wanted = { status: 'open' | 'answered'; page?: string };

const whole = '/api/booklets/{booklet_id}/questions';
const one = `${whole}/{question_id}` as const;
const of = (booklet_id: string) => ({ path: { booklet_id } });

/** Everything that readers of a booklet asked. */
export const questionsKey = (id: string) => [...bookletKey(id), 'questions'] as const;

const perPage = 25;

const askFor = (id: string, wanted: Wanted, page: { cursor?: string | null; limit: number }) =>
  unwrap(api.GET(whole, { params: { ...of(id), query: { ...wanted, ...page } } }), { quiet: true });

/** One page of those that wait or do not; the former one stays until it is here. */
export const useQuestions = (id: string, wanted: Wanted, cursor: string | undefined) =>
  useQuery({
    queryKey: [...questionsKey(id), 'list', wanted, cursor],
    queryFn: () => askFor(id, wanted, { cursor: cursor ?? null, limit: perPage }),
    placeholderData: keepPreviousData,
  });

/** How many wait, for whoever may know. */
export const openQuestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...questionsKey(id), 'open'],
    meta: shownInPlace,
    retry: false,
    queryFn: async () => (await askFor(id, { status: 'open' }, { limit: 1 })).counts.open,
  });

export const questionQuery = (id: string, question_id: string) =>
  queryOptions({
    queryKey: [...questionsKey(id), 'one', question_id],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET(one, { params: { path: { booklet_id: id, question_id } } }), { quiet: true }),
  });

export type Act =
  | { act: 'answer'; answer: string; publish: boolean; wording?: string }
  | { act: 'publish'; wording?: string }
  | { act: 'transfer'; to: string }
  | { act: 'close'; reason: string };

const worded = ({ wording }: { wording?: string }) => (wording === undefined ? {} : { wording });

const send = (booklet_id: string, question_id: string, asked: Act) => {
  const params = { path: { booklet_id, question_id } };
  const quiet = { quiet: true };
  switch (asked.act) {
    case 'answer': {
      const { answer, publish } = asked;
      return unwrap(api.POST(`${one}/answer`, { params, body: { answer, publish, ...worded(asked) } }), quiet);
    }
    case 'publish':
      return unwrap(api.POST(`${one}/publish`, { params, body: worded(asked) }), quiet);
    case 'transfer':
      return unwrap(api.POST(`${one}/transfer`, { params, body: { to: asked.to } }), quiet);
    case 'close':
      return unwrap(api.POST(`${one}/close`, { params, body: { reason: asked.reason } }), quiet);
  }
};

/** Answers a question, hands it to somebody else, closes it, or puts its answer under its page. */
export const useQuestionAct = (booklet: string, question: string) => {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: bookletKey(booklet) });
  };
  return useMutation({
    meta: shownInPlace,
    mutationFn: (asked: Act) => send(booklet, question, asked),
    onSuccess: (saved) => {
      client.setQueryData(questionQuery(booklet, question).queryKey, saved);
      void refresh();
    },
    /* Somebody else may have answered in the meantime: what they said is shown. */
    onError: () => void client.invalidateQueries({ queryKey: questionsKey(booklet) }),
  });
};
