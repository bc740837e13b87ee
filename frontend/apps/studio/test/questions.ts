import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Schemas = components['schemas'];
type Line = Schemas['QuestionOut'];
type Detail = Schemas['QuestionDetail'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const hands = { id: id('a1'), title: 'Se laver les mains', chapter: 'Hygiène et sécurité' };
const key = { id: id('a2'), title: 'Rendre la clé', chapter: 'Le logement du personnel' };

/** Somebody gave their name by their personal link, and pointed at a step. */
export const ofInes: Line = {
  id: id('71'),
  kind: 'question',
  text: 'Avec le gant de plonge aussi\u202f?',
  page: hands,
  block: 'b2',
  quoted: 'Savonnez pendant trente secondes.',
  locale: 'fr-FR',
  version: '3.0',
  since: { day: '2020-03-05', half: 'afternoon' },
  working_days: 1,
  overdue: false,
  from: { kind: 'participant', name: 'Inès Rouquette', job: 'Cheffe de rang', can_be_mailed: true },
  status: 'open',
  assigned_to: null,
  answer: null,
  answered_by: null,
  answered_on: null,
  reason: null,
  published: false,
  erased: false,
};

/** Nobody knows who asked, and it waits for too long. */
export const ofNobody: Line = {
  ...ofInes,
  id: id('72'),
  text: 'À qui rendre la clé du logement le dernier jour\u202f?',
  page: key,
  block: null,
  quoted: null,
  working_days: 4,
  overdue: true,
  from: { kind: 'anonymous', name: null, job: null, can_be_mailed: false },
};

export const answered: Line = {
  ...ofInes,
  id: id('73'),
  text: 'Le gel suffit-il entre deux tables\u202f?',
  from: ofNobody.from,
  status: 'answered',
  answer: 'En salle oui, jamais en cuisine.',
  answered_by: 'Julien Delmas',
  answered_on: '2020-03-09',
};

const paragraph = (block: string, text: string) => ({
  ...{ id: block, type: 'paragraph', props: {} },
  text: [{ type: 'text', text }],
});

const detail = (line: Line): Detail => ({
  ...line,
  page_blocks: {
    schema: 2,
    blocks: [paragraph('b1', 'Mouillez vos mains.'), paragraph('b2', 'Savonnez pendant trente secondes.')],
  },
  page_values: {},
  answered_on_page:
    line.page.id === hands.id && line.id !== answered.id
      ? [{ id: answered.id, text: answered.text, answer: answered.answer ?? '', answered_on: answered.answered_on }]
      : [],
});

const unclear: Schemas['UnclearOut'] = {
  pages: [{ page: hands.id, title: hands.title, chapter: hands.chapter, unclear: 6, devices: 133 }],
  hidden: 11,
};

type World = {
  questions?: readonly Line[];
  /** What differs in the question once it is opened. */
  opened?: Partial<Detail>;
  unclear?: Schemas['UnclearOut'];
  texts?: boolean;
  mayAnswer?: boolean;
  refused?: boolean;
};

const gone = (code: string, status: number) => HttpResponse.json({ code, message: 'Refusé.' }, { status });

/** What readers asked; what the list is asked and what is sent is kept, and what is done is answered from then on. */
export const questionsServer = (world: World = {}) => {
  const { questions = [ofNobody, ofInes, answered], texts = true, mayAnswer = true, refused = false } = world;
  const held = { questions: [...questions] };
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const at = '/api/booklets/:id/questions';
  const waits = ({ status }: Line) => status === 'open' || status === 'transferred';
  const change = (name: string, told: (body: Record<string, string>) => Partial<Line>) =>
    http.post(`${at}/:question/${name}`, async ({ request, params }) => {
      const body = await request.json().catch(() => null);
      sent.push([name, body]);
      const changes = told((body ?? {}) as Record<string, string>);
      held.questions = held.questions.map((one) => (one.id === params.question ? { ...one, ...changes } : one));
      const changed = held.questions.find((one) => one.id === params.question);
      return changed ? HttpResponse.json({ ...detail(changed), ...world.opened, ...changes }) : gone('not_found', 404);
    });
  const ended = { answered_by: 'Camille Vidal', answered_on: '2020-03-10' };
  const handlers = [
    http.get(at, ({ request }) => {
      if (refused) return gone('forbidden', 403);
      const query = Object.fromEntries(new URL(request.url).searchParams);
      if (query.limit !== '1') asked.push(query);
      const open = held.questions.filter(waits);
      const others = held.questions.filter((one) => !waits(one));
      const items = (query.status === 'answered' ? others : open).filter(
        ({ page }) => !query.page || page.id === query.page,
      );
      const counts = { open: open.length, answered: others.length };
      return HttpResponse.json({ items, next: null, counts, texts, may_answer: mayAnswer });
    }),
    http.get(`${at}/:question`, ({ params }) => {
      const found = held.questions.find((one) => one.id === params.question);
      return found ? HttpResponse.json({ ...detail(found), ...world.opened }) : gone('not_found', 404);
    }),
    change('answer', ({ answer, publish }) => ({
      ...ended,
      status: 'answered',
      answer: answer ?? '',
      published: Boolean(publish),
    })),
    change('transfer', ({ to }) => ({ status: 'transferred', assigned_to: { id: to ?? '', name: 'Hélène Roux' } })),
    change('close', ({ reason }) => ({ ...ended, status: 'closed', reason: reason ?? '' })),
    change('publish', () => ({ published: true })),
    http.get('/api/booklets/:id/unclear', () =>
      refused ? gone('forbidden', 403) : HttpResponse.json(world.unclear ?? unclear),
    ),
  ];
  return { asked, sent, handlers };
};
