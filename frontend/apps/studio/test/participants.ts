import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { preview } from './preview';
import { questionsServer } from './questions';
import { rosa } from './register';

type Schemas = components['schemas'];
type Participant = Schemas['ParticipantLine'];
type Summary = Schemas['ParticipantsSummary'];
type Person = Schemas['PersonOut'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const lac = { id: id('51'), name: 'Auberge du Lac' };

export const sofia: Participant = {
  id: id('f1'),
  person: id('c1'),
  first_name: 'Sofia',
  last_name: 'Marques',
  reference: 'RH-0388',
  email: 'sofia.marques@example.pt',
  phone: '+33639981234',
  job: 'Gouvernante',
  site: lac.name,
  state: 'invited',
  late: false,
  language: 'fr-FR',
  added_at: '2027-03-05T13:20:00Z',
  invited_at: '2027-03-07T08:00:00Z',
  opened_on: null,
  pages_read: 0,
  read_on: null,
  acknowledged_at: null,
  acknowledged_version: null,
  reread_pages: [],
  reread_reason: null,
  due_on: '2027-03-30',
  reminders: 0,
  reminded_at: null,
  reminders_off: false,
  has_mail: true,
  refuses_mail: false,
  excluded_at: null,
  excluded_reason: '',
  by_rule: null,
  fits: true,
  signers: ['person'],
  signed_by: [],
};

export const lucas: Participant = {
  ...sofia,
  id: id('f2'),
  person: id('c2'),
  first_name: 'Lucas',
  last_name: 'Ferrand',
  reference: 'RH-0390',
  email: '',
  has_mail: false,
  state: 'to_invite',
  invited_at: null,
  due_on: null,
};

export const receipt: Schemas['ReceiptLine'] = {
  id: id('e1'),
  number: 'M4TX 90QH 2KDV 7N1B-C',
  name: 'Sofia Marques',
  forgotten: false,
  participation_id: sofia.id,
  version: '2.3',
  locale: 'fr-FR',
  part: '',
  channel: 'link',
  strength: 'link' as Schemas['Strength'],
  gesture: 'tick',
  received_at: '2027-03-14T17:32:00Z',
  flags: [],
  state: 'recorded',
  sequence: 12,
  cancellation: null,
};

export const message: Schemas['PersonMessage'] = {
  id: id('a7'),
  mailing: id('a8'),
  name: 'Invitation de la saison',
  nature: 'invitation',
  by_itself: false,
  signer: 'person',
  state: 'delivered',
  answer: '250 2.0.0 Ok',
  at: '2027-03-07T08:00:04Z',
  clicked_on: '2027-03-08',
};

const seen: Schemas['SeenOut'] = {
  publication: id('9a'),
  version: '3.0',
  locale: 'fr-FR',
  pages: 2,
  concerned: ['p1', 'p2'],
  reread: ['p2'],
  known: 'today',
};

export const summary: Summary = {
  id: id('b1'),
  all: 3,
  to_invite: 1,
  invited: 1,
  opened: 0,
  reading: 0,
  read: 0,
  acknowledged: 0,
  to_reread: 0,
  excluded: 1,
  left: 0,
  late: 1,
  without_email: 1,
  unfit: 0,
  reference_only: false,
  abilities: { change: true },
};

const person = (last: string, first_name: string, last_name: string): Person => ({
  id: id(last),
  name: `${first_name} ${last_name}`,
  first_name,
  last_name,
  reference: `RH-${last}`,
  email: '',
  phone: '',
  language: 'fr-FR',
  site: lac,
  job: 'Serveuse',
  contract: 'seasonal',
  groups: [],
  joined_on: '2027-04-01',
  left_on: null,
  representative: null,
  signs: 'self',
  abilities: { edit: true, export: true, erase: true },
});
export const aminata = person('c3', 'Aminata', 'Sow');
export const manon = person('c4', 'Manon', 'Delrieu');

type World = {
  participants?: readonly Participant[];
  summary?: Partial<Summary>;
  receipts?: readonly Schemas['ReceiptLine'][];
  messages?: readonly Schemas['PersonMessage'][];
  people?: readonly Person[];
  /** Whether one keeps everybody of the company. */
  add?: boolean;
  next?: string | null;
  refused?: boolean;
};

/** The participants of a booklet; what the list is asked and what is sent is kept. */
export const participation = (world: World = {}) => {
  const {
    participants = [lucas, sofia],
    receipts = [],
    messages = [],
    people = [aminata, manon],
    next = null,
    refused,
  } = world;
  const { add = true } = world;
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const held = { rules: [] as Schemas['RuleOut'][], views: [] as Schemas['SegmentOut'][], one: [...participants] };
  const at = '/api/booklets/:id';
  const read = async (name: string, request: Request) => {
    const body = await request.json().catch(() => null);
    sent.push([name, body]);
    return body;
  };
  const none = () => new HttpResponse(null, { status: 204 });
  const handlers = [
    http.get(`${at}/participants/summary`, () =>
      refused
        ? HttpResponse.json({ code: 'forbidden', message: '' }, { status: 403 })
        : HttpResponse.json({ ...summary, ...world.summary }),
    ),
    http.get(`${at}/participants/export`, () => HttpResponse.text('Nom;Prénom')),
    http.get(`${at}/participants`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: held.one, next });
    }),
    http.post(`${at}/participants`, async ({ request }) => {
      await read('add', request);
      return HttpResponse.json({ done: 2, queued: 0 }, { status: 201 });
    }),
    http.post(`${at}/participants/changes`, async ({ request }) => {
      const body = (await read('changes', request)) as Schemas['ParticipantsChange'];
      return HttpResponse.json({ done: body.participants?.length ?? 40, queued: 0 });
    }),
    http.get(`${at}/participants/:participant`, ({ params }) => {
      const found = held.one.find((one) => one.id === params.participant);
      return found ? HttpResponse.json(found) : HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 });
    }),
    http.patch(`${at}/participants/:participant`, async ({ request, params }) => {
      await read(`patch ${String(params.participant)}`, request);
      return HttpResponse.json(held.one.find((one) => one.id === params.participant));
    }),
    http.post(`${at}/participants/:participant/link`, () => {
      sent.push(['link', null]);
      return HttpResponse.json({ address: 'https://livret.maison-aubrac.test/l/saisonniers-2027/secret' });
    }),
    http.post(`${at}/participants/:participant/link/renew`, () => {
      sent.push(['renew', null]);
      return HttpResponse.json({ address: 'https://livret.maison-aubrac.test/l/saisonniers-2027/other' });
    }),
    ...questionsServer({ questions: [] }).handlers,
    http.get(`${at}/rules`, () => HttpResponse.json({ items: held.rules })),
    http.post(`${at}/rules`, async ({ request }) => {
      const { conditions } = (await read('rule', request)) as Schemas['RuleIn'];
      const rule = { id: id('d1'), conditions, by_name: 'Camille Vidal', created_at: '2027-03-05T13:20:00Z' };
      held.rules = [rule];
      return HttpResponse.json(rule, { status: 201 });
    }),
    http.delete(`${at}/rules/:rule`, ({ params }) => {
      sent.push(['delete rule', params.rule]);
      held.rules = [];
      return none();
    }),
    http.get(`${at}/segments`, () => HttpResponse.json({ items: held.views })),
    http.post(`${at}/segments`, async ({ request }) => {
      const { name, filters } = (await read('view', request)) as Schemas['SegmentIn'];
      const view = { id: id('d2'), name, filters: { ...filters } };
      held.views = [view];
      return HttpResponse.json(view, { status: 201 });
    }),
    http.delete(`${at}/segments/:segment`, ({ params }) => {
      sent.push(['delete view', params.segment]);
      held.views = [];
      return none();
    }),
    http.get(`${at}/register`, () => HttpResponse.json({ items: receipts, next: null, abilities: { cancel: false } })),
    http.get(`${at}/participants/:participant/messages`, () => HttpResponse.json({ items: messages, next: null })),
    http.get(`${at}/participants/:participant/seen`, () => HttpResponse.json(seen)),
    http.get(`${at}/receipts/:receipt/seen`, () => HttpResponse.json({ ...seen, version: '2.3', known: 'then' })),
    http.get(`${at}/receipts/:receipt`, () => HttpResponse.json({ ...rosa, ...receipt })),
    http.get(`${at}/publications/:publication/preview`, () => HttpResponse.json(preview())),
    http.get(`${at}/register/state`, () =>
      HttpResponse.json({ complete: true, recorded: 0, pending: 0, checkpoint: null }),
    ),
    http.get(`${at}/publications`, () => HttpResponse.json({ items: [], next: null })),
    http.get(`${at}/outline`, () =>
      HttpResponse.json({
        chapters: [
          { id: id('a0'), title: 'Hygiène', pages: [{ id: id('a1'), title: 'Se laver les mains', conditions: {} }] },
        ],
      }),
    ),
    http.get('/api/people/groups', () => HttpResponse.json({ items: [{ id: id('91'), name: 'Étages' }], next: null })),
    http.get('/api/people', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      const items = people.filter(({ name }) => name.includes(search));
      return HttpResponse.json({ items, next: null, abilities: { add } });
    }),
    http.get('/api/people/:person', () => HttpResponse.json({ ...aminata, groups: [id('91')] })),
    http.get('/api/values/sites', () => HttpResponse.json({ items: [lac] })),
  ];
  return { asked, sent, handlers };
};
