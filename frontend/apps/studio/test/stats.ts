import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Schemas = components['schemas'];

const at = '2027-03-16T09:42:00Z';

export const statsBooklets: Schemas['StatsBooklet'][] = [
  {
    id: '01930000-0000-7000-8000-0000000000b1',
    name: 'Livret d’accueil saisonniers 2027',
    covered: 41,
    not_applicable: 2,
    missing: 1,
    core: 41,
    core_waiting: 2,
  },
  {
    id: '01930000-0000-7000-8000-0000000000b2',
    name: 'Livret sécurité',
    covered: 12,
    not_applicable: 0,
    missing: 0,
    core: 9,
    core_waiting: 0,
  },
];

export const following: Schemas['FollowingOut'] = {
  at,
  booklets: 2,
  funnel: { invited: 612, opened: 548, read: 461, acknowledged: 402, late: 3, to_reread: 0 },
  before: { invited: 500, opened: 450, acknowledged: 400 },
  delays: {
    receipts: 390,
    median: 4,
    ninety: 9,
    due: 390,
    within: 346,
    given: 7,
    buckets: [
      { first: 0, last: 1, people: 58 },
      { first: 2, last: 3, people: 121 },
      { first: 4, last: 7, people: 167 },
      { first: 8, last: 14, people: null },
      { first: 15, last: null, people: null },
    ],
  },
};

export const breakdown: Schemas['BreakdownOut'] = {
  at,
  rows: [
    { label: 'Hôtel du Plateau', others: false, people: 224, acknowledged: 168 },
    { label: 'Siège', others: false, people: null, acknowledged: null },
    { label: '', others: false, people: null, acknowledged: null },
    { label: '', others: true, people: 20, acknowledged: 5 },
  ],
};

/** The same people by how their receipts came in. */
export const byChannel: Schemas['BreakdownOut'] = {
  at,
  rows: [
    { label: 'link', others: false, people: 231, acknowledged: 231 },
    { label: 'tablet', others: false, people: 52, acknowledged: 52 },
    { label: 'paper', others: false, people: null, acknowledged: null },
    { label: 'import', others: false, people: null, acknowledged: null },
  ],
};

export const months: Schemas['MonthsOut'] = {
  at,
  months: [
    {
      month: '2027-01-01',
      waiting: { people: 12, more: false },
      opened: { people: 0, more: true },
      read: { people: 0, more: false },
      acknowledged: { people: 41, more: true },
    },
    {
      month: '2027-02-01',
      waiting: { people: 5, more: false },
      opened: { people: 0, more: false },
      read: { people: 0, more: false },
      acknowledged: { people: 9, more: false },
    },
  ],
  every: {
    month: null,
    waiting: { people: 17, more: false },
    opened: { people: 0, more: true },
    read: { people: 0, more: false },
    acknowledged: { people: 50, more: true },
  },
};

export const readings: Schemas['ReadingsOut'] = {
  at,
  opened: 30,
  before: 24,
  finished: 12,
  downloaded: 1,
  by_month: false,
  series: [
    { day: '2027-03-14', opened: 10 },
    { day: '2027-03-15', opened: 0 },
    { day: '2027-03-16', opened: 20 },
  ],
  channels: [
    { value: 'q', opened: 22 },
    { value: 'l', opened: 8 },
  ],
  devices: [{ value: 'p', opened: 30 }],
  languages: [{ value: 'fr-FR', opened: 30 }],
  pages: [{ booklet: 'Livret sécurité', title: 'Se laver les mains', read: 18 }],
  questions: [{ booklet: 'Livret sécurité', title: 'Avant le dressage ?', answered: 7, wrong: 3 }],
};

export const flaggedPages: Schemas['FlaggedPagesOut'] = {
  at,
  counted: true,
  may_answer: false,
  pages: [
    {
      booklet_id: '01930000-0000-7000-8000-0000000000b1',
      booklet: 'Livret d’accueil saisonniers 2027',
      page: '01930000-0000-7000-8000-0000000000c1',
      title: 'Le repos entre deux services',
      chapter: 'Votre temps de travail',
      unclear: 14,
      devices: 118,
      questions: 5,
      may_edit: true,
    },
    {
      booklet_id: '01930000-0000-7000-8000-0000000000b2',
      booklet: 'Livret sécurité',
      page: '01930000-0000-7000-8000-0000000000c2',
      title: 'Diluer les produits',
      chapter: 'Produits dangereux',
      unclear: 7,
      devices: 121,
      questions: null,
      may_edit: false,
    },
  ],
};

type Told = {
  booklets?: Schemas['StatsBooklet'][];
  following?: Schemas['FollowingOut'] | null;
  breakdown?: Schemas['BreakdownOut'] | null;
  months?: Schemas['MonthsOut'];
  readings?: Schemas['ReadingsOut'];
  flagged?: Partial<Schemas['FlaggedPagesOut']>;
};

/** The figures of a company; `asked` is what was asked of each part. */
export const statsServer = (told: Told = {}) => {
  const asked: Record<string, string>[] = [];
  const flaggedOf: Record<string, string>[] = []; // asked for without days
  const note = (request: Request) => asked.push(Object.fromEntries(new URL(request.url).searchParams));
  const handlers = [
    http.get('/api/stats/booklets', () => HttpResponse.json({ booklets: told.booklets ?? statsBooklets })),
    http.get('/api/stats/following', ({ request }) => {
      note(request);
      return HttpResponse.json({ following: told.following === undefined ? following : told.following });
    }),
    http.get('/api/stats/breakdown', ({ request }) => {
      note(request);
      const whole = new URL(request.url).searchParams.get('by') === 'channel' ? byChannel : breakdown;
      return HttpResponse.json({ breakdown: told.breakdown === undefined ? whole : told.breakdown });
    }),
    http.get('/api/stats/months', () => HttpResponse.json({ months: told.months ?? null })),
    http.get('/api/stats/readings', ({ request }) => {
      note(request);
      return HttpResponse.json(told.readings ?? readings);
    }),
    http.get('/api/stats/flagged-pages', ({ request }) => {
      flaggedOf.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ ...flaggedPages, ...told.flagged });
    }),
  ];
  return { asked, flaggedOf, handlers };
};
