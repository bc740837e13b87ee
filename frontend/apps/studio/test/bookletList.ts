import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { mailingsServer } from './mailings';
import { summary } from './participants';
import { door } from './reading';

type Schemas = components['schemas'];
type Booklet = Schemas['BookletOut'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const all: Booklet['abilities'] = {
  write: true,
  build: true,
  translate: true,
  set_options: true,
  manage_access: true,
  review: false,
  send_back: false,
  publish: true,
  suspend: false,
  resume: false,
  duplicate: true,
  archive: true,
  unarchive: false,
  trash: true,
  restore: false,
  delete: false,
};
export const nothing = Object.fromEntries(
  Object.keys(all).map((ability) => [ability, false]),
) as unknown as Booklet['abilities'];

export const seasonal: Booklet = {
  id: id('b1'),
  name: 'Livret d’accueil saisonniers 2027',
  kind: 'employee_welcome',
  sector: { id: id('d1'), code: 'HCR', name: 'Hôtellerie-restauration' },
  site: null,
  status: 'draft',
  has_changes: false,
  version: '',
  published_at: null,
  trashed_at: null,
  step: 'done',
  locales: ['fr-FR', 'en-GB'],
  readable_locales: ['fr-FR', 'en-GB'],
  theme: {
    palette: 'plateau',
    colours: { primary: '#1e5545', accent: '#a9521a', background: '#fbf7ee', text: '#1c2b25' },
    fonts: { title: 'young_serif', text: 'source_sans' },
    size: 17,
    cover: { drawing: 'hills', picture: null },
    logo: null,
  },
  cover_picture: null,
  slug: 'saisonniers-2027',
  chapters_count: 4,
  pages_count: 18,
  minutes: 12,
  edited_at: '2020-03-02T08:00:00Z',
  edited_by_name: 'Camille Vidal',
  review: null,
  main_manager: { id: id('01'), name: 'Camille Vidal' },
  abilities: all,
  start: 'sector',
  size: 'essential',
  structure: 'chapters_and_pages',
  reference_locale: 'fr-FR',
  company_name: 'Maison Aubrac',
  logo_picture: null,
  created_at: '2020-03-01T08:00:00Z',
};

export const begun: Booklet = {
  ...seasonal,
  id: id('b2'),
  name: 'Livret d’accueil réception',
  status: 'building',
  step: 'chapters',
};

export const thrown: Booklet = {
  ...seasonal,
  id: id('b3'),
  name: 'Vieux livret',
  trashed_at: '2020-03-10T08:00:00Z',
  abilities: { ...nothing, restore: true, delete: true },
};

const person: Schemas['AccessLine'] = {
  id: id('a1'),
  user: id('01'),
  name: 'Camille Vidal',
  initials: 'CV',
  email: 'camille.vidal@maison-aubrac.test',
  company_role: 'booklet_manager',
  role: 'booklet_manager',
  duty: 'main',
  scope: '',
  locales: [],
  starts_on: null,
  ends_on: null,
  rights: ['edit', 'translate', 'publish', 'participants', 'mailings', 'register'],
  possible_roles: ['booklet_manager', 'writer', 'translator'],
};

export const people: Schemas['AccessLine'][] = [
  person,
  {
    ...person,
    id: id('a2'),
    user: id('02'),
    name: 'Julien Delmas',
    email: 'julien.delmas@maison-aubrac.test',
    duty: 'substitute',
    starts_on: '2099-08-03',
    ends_on: '2099-08-17',
  },
  {
    ...person,
    id: id('a3'),
    user: id('03'),
    name: 'Awa Diallo',
    email: 'awa.diallo@maison-aubrac.test',
    role: 'writer',
    duty: null,
    rights: ['edit', 'translate'],
  },
  {
    ...person,
    id: null,
    user: id('04'),
    name: 'Hélène Roux',
    email: 'helene.roux@maison-aubrac.test',
    company_role: 'company_admin',
    role: null,
    duty: null,
    possible_roles: ['booklet_manager'],
  },
];

export const valadier: Schemas['Candidate'] = {
  user: id('05'),
  name: 'Paul Valadier',
  email: 'paul@cabinet-valadier.test',
  company_role: 'auditor',
  possible_roles: ['auditor'],
};

export const reminders: Schemas['Reminders'] = {
  id: seasonal.id,
  reminds: true,
  invites_newcomers: false,
  steps: [{ day: 3 }, { day: 6 }],
  foreseen_on: '2027-03-16',
  foreseen: [
    { day: 3, people: 12 },
    { day: 6, people: 0 },
  ],
  newcomers: 2,
  asks_receipts: true,
  abilities: { change: true },
};

export const options: Schemas['OptionsOut'] = {
  id: seasonal.id,
  receipt_mode: 'end',
  receipt_sentence: '',
  usual_sentence: 'J’ai pris connaissance de ce livret.',
  receipt_days: 7,
  receipt_on_paper: true,
  free_order: true,
  languages: [
    { locale: 'en-GB', share: 0, spoken: true, offered: false },
    { locale: 'de-DE', share: 0, spoken: false, offered: false },
  ],
  offered_anyway: [],
  reminders: [3, 6],
  review_on: '2027-09-30',
  receipts_months: null,
  company_receipts_months: 60,
  core_publication: 'ask',
  slug: 'saisonniers-2027',
  old_slugs: ['saisonniers'],
  abilities: all,
};

const missing = () => HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 });
export const counted = {
  all: 12,
  draft: 3,
  in_review: 2,
  published: 0,
  to_republish: 0,
  suspended: 0,
  archived: 0,
  trash: 1,
};

type List = {
  booklets?: readonly Booklet[];
  next?: string | null;
  create?: boolean;
  counts?: Schemas['BookletCounts'];
};

/** A company with its booklets; what it is asked and sent is kept. */
export const bookletList = ({ booklets = [seasonal, begun], next = null, create = true, ...rest }: List = {}) => {
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const keep =
    (name: string, answer: (body: unknown) => Response) =>
    async ({ request }: { request: Request }) => {
      const body = await request.json().catch(() => null);
      sent.push([name, body]);
      return answer(body);
    };
  let stored = options;
  let calendar = reminders;
  const one = () => HttpResponse.json(seasonal);
  const none = () => new HttpResponse(null, { status: 204 });
  const handlers = [
    http.get('/api/booklets', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const items = query.cursor ? [{ ...seasonal, id: id('b9'), name: 'Livret du curiste' }] : booklets;
      return HttpResponse.json({
        items,
        next: query.cursor ? null : next,
        counts: rest.counts ?? counted,
        abilities: { create },
      });
    }),
    http.get('/api/booklets/:id', ({ params }) => {
      const found = booklets.find((booklet) => booklet.id === params.id);
      return found ? HttpResponse.json(found) : missing();
    }),
    http.delete('/api/booklets/:id', keep('delete', none)),
    http.patch('/api/booklets/:id', keep('rename', one)),
    http.post(
      '/api/booklets/:id/duplicate',
      keep('duplicate', () => HttpResponse.json(seasonal, { status: 201 })),
    ),
    ...['review', 'draft', 'archive', 'unarchive', 'trash', 'restore', 'transfer', 'suspend', 'resume'].map((act) =>
      http.post(`/api/booklets/:id/${act}`, keep(act, one)),
    ),
    http.get('/api/booklets/:id/access', () => HttpResponse.json({ items: people, may_write: true })),
    http.get('/api/booklets/:id/access/candidates', () => HttpResponse.json({ items: [valadier] })),
    http.post(
      '/api/booklets/:id/access',
      keep('give', () => HttpResponse.json(person, { status: 201 })),
    ),
    http.patch(
      '/api/booklets/:id/access/:access',
      keep('change', () => HttpResponse.json(person)),
    ),
    http.delete('/api/booklets/:id/access/:access', keep('remove', none)),
    http.post(
      '/api/booklets/:id/access/:access/main',
      keep('main', () => HttpResponse.json({ items: people, may_write: true })),
    ),
    http.get('/api/booklets/:id/reminders', () => HttpResponse.json(calendar)),
    http.put(
      '/api/booklets/:id/reminders',
      keep('reminders', (body) => {
        calendar = { ...calendar, ...(body as object) };
        return HttpResponse.json(calendar);
      }),
    ),
    http.get('/api/booklets/:id/options', () => HttpResponse.json(stored)),
    http.patch(
      '/api/booklets/:id/options',
      keep('options', (body) => {
        stored = { ...stored, ...(body as object) };
        return HttpResponse.json(stored);
      }),
    ),
    ...door().handlers,
    http.get('/api/booklets/:id/participants/summary', () => HttpResponse.json(summary)),
    ...mailingsServer().handlers,
    http.get('/api/booklets/:id/coverage', () =>
      HttpResponse.json({
        chapters: [],
        items: [],
        counts: { all: 0, covered: 0, to_complete: 0, missing: 0, missing_mandatory: 0, not_applicable: 0 },
        checked_on: null,
        ...{ headcount: null, situation: {}, company: id('d1'), may_answer: false, site: null, may_fill: true },
        may_write: true,
      }),
    ),
    http.get('/api/library/sectors', () =>
      HttpResponse.json({
        items: [{ id: id('d1'), label: 'Hôtellerie-restauration' }],
        next: null,
        abilities: { create: false },
      }),
    ),
  ];
  return { asked, sent, handlers };
};
