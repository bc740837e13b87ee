import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { building, preview } from './preview';
import { reading } from './reading';

type Schemas = components['schemas'];
type Publication = Schemas['PublicationOut'];

export const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const published = (changes: Partial<Schemas['BookletOut']> = {}) =>
  building({ status: 'published', has_changes: true, slug: 'saisonniers-2027', ...changes });

export const publication = (version: string, changes: Partial<Publication> = {}): Publication => ({
  id: id(version.replace('.', '')),
  version,
  note: `Note de la version ${version}`,
  effective_on: '2027-03-01',
  automatic: false,
  scope: 'information',
  pages_changed: 1,
  by_name: 'Camille Vidal',
  at: '2027-03-01T08:12:00Z',
  state: 'online',
  online: false,
  sha256: `9f026b1d44c8e7a0${'0'.repeat(44)}51be`,
  locales: ['fr-FR', 'en-GB'],
  changes: [],
  coverage: { covered: 13, missing: 0, not_applicable: 1 },
  ...changes,
  build: {
    state: changes.state ?? 'online',
    error: '',
    online_at: '2027-03-01T08:13:00Z',
    editions: [
      { locale: 'fr-FR', pdf_state: 'ready', pdf_size: 120_000 },
      { locale: 'en-GB', pdf_state: 'ready', pdf_size: 120_000 },
    ],
    archive_state: 'none',
    archive_size: null,
    ...changes.build,
  },
});

export const change = (
  last: string,
  title: string,
  scope: Schemas['Scope'],
  summary: string,
): Schemas['PageChange'] => ({
  ...{ page: id(last), chapter: 'Hygiène et sécurité', title, change: 'changed', scope, summary },
});

export const goodChecks: Schemas['Checks'] = {
  topics: [
    { topic: 'grid', state: 'ready', params: { all: 14, covered: 13, missing: 0, not_applicable: 1 } },
    { topic: 'accessibility', state: 'ready', params: { blocking: 0, advisory: 0, images: 0 } },
    {
      topic: 'values',
      state: 'ready',
      params: { all: 7, filled: 7, missing: 2, essential_missing: 0, overdue: 0, due_soon: 0 },
    },
    { topic: 'languages', state: 'to_improve', params: { 'pt-PT': 86 } },
  ],
  points: [
    {
      ...{ topic: 'languages', severity: 'advisory', code: 'language_incomplete', params: { locale: 'pt-PT' } },
      ...{ goal: 'languages', page: null, block: null, obligation: null },
    },
  ],
  blocking: 0,
  advisory: 1,
  publishable: true,
};

export const badChecks: Schemas['Checks'] = {
  topics: [{ topic: 'grid', state: 'blocking', params: { all: 14, covered: 13, missing: 1, not_applicable: 0 } }],
  points: [
    {
      ...{ topic: 'grid', severity: 'blocking', code: 'obligation_missing', params: { label: 'Agents chimiques' } },
      ...{ goal: 'grid', page: null, block: null, obligation: id('e1') },
    },
  ],
  blocking: 1,
  advisory: 0,
  publishable: false,
};

export const publishing = (changes: Partial<Schemas['PublishingOut']> = {}): Schemas['PublishingOut'] => ({
  address: 'https://livret.maison-aubrac.test/l/saisonniers-2027',
  current: publication('2.3', { online: true }),
  building: null,
  next_minor: '2.4',
  next_major: '3.0',
  changes: [
    change('a1', 'Se laver les mains', 'to_reread', 'Étape 2 : « trente secondes » au lieu de « vingt »'),
    change('a2', 'La tenue de travail', 'information', 'Photo remplacée'),
  ],
  checks: goodChecks,
  abilities: { publish: true, suspend: true, resume: false, put_back: true },
  ...changes,
});

type World = {
  booklet?: Schemas['BookletOut'];
  state?: Schemas['PublishingOut'];
  versions?: Publication[];
  comparison?: Schemas['PageComparison'][];
  /** Whom the version would ask to read again. */
  foreseen?: (pages: string[]) => Omit<Schemas['ForeseenRereading'], 'id'>;
  /** What a publication becomes, call after call; the last one stays. */
  becomes?: Partial<Publication>[];
};

/** A server with one booklet and what was published of it. */
export const publishingServer = (world: World = {}) => {
  const booklet = world.booklet ?? published();
  const state = { current: world.state ?? publishing() };
  const access: Schemas['ReadingAccessOut'] = {
    ...reading,
    id: booklet.id,
    mode: 'public',
    code: '',
    code_on_poster: false,
    locales: ['fr-FR'],
  };
  const versions = world.versions ?? [publication('2.3', { online: true }), publication('1.0', { scope: null })];
  const becomes = world.becomes ?? [{ state: 'online' }];
  const sent: [string, unknown][] = [];
  let asked = 0;
  const at = `/api/booklets/${booklet.id}`;
  const note = async (request: Request) => {
    const text = await request.text();
    sent.push([new URL(request.url).pathname.slice(at.length + 1), text ? JSON.parse(text) : null]);
  };
  const fresh = publication('3.0', { state: 'waiting', note: 'Mains' });
  const known = (wanted: unknown) => versions.find((version) => version.id === wanted);
  const handlers = [
    http.get(at, () => HttpResponse.json(booklet)),
    http.get(`${at}/reading`, () => HttpResponse.json(access)),
    http.patch(`${at}/reading`, async ({ request }) => {
      const body = await request.clone().json();
      await note(request);
      return HttpResponse.json(Object.assign(access, body));
    }),
    http.get(`${at}/publishing`, () => HttpResponse.json(state.current)),
    http.get(`${at}/preview`, () => HttpResponse.json(preview(booklet))),
    http.get(`${at}/publications`, () => HttpResponse.json({ items: versions, next: null })),
    http.post(`${at}/publications`, async ({ request }) => {
      await note(request);
      return HttpResponse.json(fresh, { status: 202 });
    }),
    http.get(`${at}/publications/:wanted`, ({ params }) => {
      const version = known(params.wanted);
      if (version) return HttpResponse.json(version);
      const now = becomes[Math.min(asked, becomes.length - 1)];
      asked += 1;
      return HttpResponse.json(publication('3.0', { ...fresh, ...now, build: { ...fresh.build, ...now?.build } }));
    }),
    http.post(`${at}/publications/:wanted/online`, async ({ request, params }) => {
      await note(request);
      return HttpResponse.json(known(params.wanted) ?? fresh);
    }),
    http.get(`${at}/publications/:wanted/preview`, () => HttpResponse.json(preview(booklet))),
    http.get(`${at}/publications/:wanted/pdf`, ({ request }) => {
      sent.push(['pdf', new URL(request.url).searchParams.get('locale')]);
      return HttpResponse.json({ address: 'https://livret.maison-aubrac.test/fichier.pdf' });
    }),
    http.post(`${at}/publications/:wanted/archive`, async ({ request, params }) => {
      await note(request);
      const version = known(params.wanted) ?? fresh;
      return HttpResponse.json({ ...version, build: { ...version.build, archive_state: 'waiting' } }, { status: 202 });
    }),
    http.get(`${at}/publications/:wanted/archive`, () =>
      HttpResponse.json({ address: 'https://livret.maison-aubrac.test/archive.zip' }),
    ),
    http.get(`${at}/comparison`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      sent.push(['comparison', [query.get('before'), query.get('after')]]);
      const pages = world.comparison ?? [];
      const counted = { blocks_changed: pages.length, pages_added: 0, pages_removed: 0 };
      return HttpResponse.json({ before: '2.3', after: null, pages, ...counted });
    }),
    http.post(`${at}/participants/foreseen`, async ({ request }) => {
      const { pages } = (await request.json()) as { pages: string[] };
      const told = world.foreseen?.(pages) ?? { acknowledged: 0, people: 0, pages: [] };
      return HttpResponse.json({ id: booklet.id, ...told });
    }),
    http.post(`${at}/:act`, async ({ request }) => {
      await note(request);
      return HttpResponse.json(booklet);
    }),
  ];
  return { booklet, sent, state, handlers };
};
