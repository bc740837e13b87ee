import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { moved } from '@/shared/order';
import { building, preview } from './preview';

type Schemas = components['schemas'];

export const bookletId = building().id;
export const chapterId = (number: number) => `01930000-0000-7000-8000-00000000cc0${number}`;
const pageId = (chapter: number, number: number) => `01930000-0000-7000-8000-00000000aa${chapter}${number}`;
const agents = '01930000-0000-7000-8000-0000000000e1';

const page = (chapter: number, number: number, title: string, obligations: string[] = []): Schemas['OutlineLine'] => ({
  id: pageId(chapter, number),
  chapter: chapterId(chapter),
  title,
  position: number,
  importance: 'info',
  revision: 1,
  words: 120,
  blocks: 3,
  obligations,
  conditions: { sites: [], jobs: [], contracts: [], groups: [] },
  values: [],
  modified: false,
  official: null,
  locked: false,
  removed: false,
});

const chapter = (number: number, title: string, pages: Schemas['OutlineLine'][]): Schemas['OutlineChapter'] => ({
  id: chapterId(number),
  title,
  icon: 'book',
  position: number,
  minutes: 3,
  mandatory: number === 2,
  locked: false,
  origin: null,
  core_state: null,
  pages,
});

/** Three chapters; the second may not be taken out, and one of its pages is all that covers an obligation. */
export const plan = () => [
  chapter(1, 'Bienvenue', [page(1, 1, 'Bienvenue parmi nous')]),
  chapter(2, 'Hygiène et sécurité', [page(2, 1, 'Les règles d’or'), page(2, 2, 'Produits d’entretien', [agents])]),
  chapter(3, 'Vos interlocuteurs', [page(3, 1, 'Qui appeler')]),
];

const coverage = (chapters: Schemas['OutlineChapter'][]): Schemas['Coverage'] => {
  const covering = chapters.flatMap(({ id, pages }) => {
    const own = pages.filter(({ removed, obligations }) => !removed && obligations.includes(agents));
    return own.length > 0 ? [{ chapter: id, pages: own.map((line) => line.id) }] : [];
  });
  const missing = covering.length === 0 ? 1 : 0;
  return {
    chapters: chapters.map(({ id, title }) => ({ id, title })),
    items: [
      {
        id: agents,
        code: 'agents_chimiques',
        label: 'Information sur les agents chimiques',
        reference: 'R. 4412-38',
        link: '',
        ...{ doubt: '', remark: '', domain: 'risks', conditions: [], values: [], unmet: [], unanswered: [] },
        ...{ verbatim: false, lacks_of_text: null },
        blocks: missing > 0,
        level: 'mandatory',
        checked_on: '2027-03-02',
        checked_by_name: 'Nadia Ferrière',
        state: missing ? 'missing' : 'covered',
        covered_by: covering,
        justification: null,
        suggestions: [],
      },
    ],
    counts: { all: 1, covered: 1 - missing, to_complete: 0, missing, missing_mandatory: missing, not_applicable: 0 },
    ...{ headcount: null, situation: {}, company: agents, may_answer: true, site: null, may_fill: true },
    may_write: true,
  };
};

type Server = {
  booklet: Schemas['BookletOut'];
  chapters: Schemas['OutlineChapter'][];
  /** What was asked to change, in order. */
  asked: { method: string; path: string; body: unknown }[];
  taken: string[];
};

/** A server with one booklet whose creation goes on; what it is told is what it has. */
export const bookletServer = (card: Partial<Schemas['BookletOut']> = {}) => {
  const server: Server = { booklet: building(card), chapters: plan(), asked: [], taken: ['Livret pris'] };
  const outline = () => ({
    booklet: server.booklet,
    chapters: server.chapters,
    removed: [],
    obligations: [{ id: agents, label: 'Information sur les agents chimiques', level: 'mandatory' }],
    abilities: server.booklet.abilities,
  });
  const note = async (request: Request) => {
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    server.asked.push({ method: request.method, path: new URL(request.url).pathname, body });
    return body;
  };
  const at = '/api/booklets/:id';
  const toggle = (removed: boolean) => async (toggled: string, request: Request) => {
    await note(request);
    server.chapters = server.chapters.map((one) => ({
      ...one,
      pages: one.pages.map((line) => (line.id === toggled ? { ...line, removed } : line)),
    }));
    return new HttpResponse(null, { status: 204 });
  };
  const handlers = [
    http.get('/api/booklets', () =>
      HttpResponse.json({ items: [server.booklet], next: null, counts: {}, abilities: { create: true } }),
    ),
    http.get('/api/booklets/name', ({ request }) =>
      HttpResponse.json({ free: !server.taken.includes(new URL(request.url).searchParams.get('name') ?? '') }),
    ),
    http.post('/api/booklets', async ({ request }) => {
      server.booklet = { ...building({ step: 'name', sector: null }), ...((await note(request)) as object) };
      return HttpResponse.json(server.booklet, { status: 201 });
    }),
    http.get('/api/booklets/sectors', () => HttpResponse.json({ items: [] })),
    http.get(at, ({ params }) =>
      params.id === server.booklet.id
        ? HttpResponse.json(server.booklet)
        : HttpResponse.json({ code: 'not_found', message: 'Non.' }, { status: 404 }),
    ),
    http.patch(at, async ({ request }) => {
      server.booklet = { ...server.booklet, ...((await note(request)) as object) };
      return HttpResponse.json(server.booklet);
    }),
    http.get(`${at}/outline`, () => HttpResponse.json(outline())),
    http.get(`${at}/sizes`, () =>
      HttpResponse.json({
        items: [
          { size: 'essential', chapters: 9, pages: 31, minutes: 34 },
          { size: 'recommended', chapters: 17, pages: 64, minutes: 72 },
          { size: 'complete', chapters: 26, pages: 103, minutes: 121 },
        ],
        obligations: 46,
      }),
    ),
    http.get(`${at}/available-chapters`, () => HttpResponse.json({ items: [] })),
    http.get(`${at}/preview`, () => HttpResponse.json(preview(server.booklet))),
    http.get(`${at}/coverage`, () => HttpResponse.json(coverage(server.chapters))),
    http.post(`${at}/chapters/:chapter/move`, async ({ request, params }) => {
      const { after } = (await note(request)) as { after: string | null };
      server.chapters = moved(server.chapters, String(params.chapter), after);
      return HttpResponse.json(outline());
    }),
    http.delete(`${at}/chapters/:chapter`, async ({ request, params }) => {
      await note(request);
      server.chapters = server.chapters.filter(({ id }) => id !== params.chapter);
      return HttpResponse.json(outline());
    }),
    http.post(`${at}/chapters/:chapter/restore`, async ({ request }) => {
      await note(request);
      server.chapters = plan();
      return HttpResponse.json(outline());
    }),
    http.delete(`${at}/pages/:page`, ({ request, params }) => toggle(true)(String(params.page), request)),
    http.post(`${at}/pages/:page/restore`, ({ request, params }) => toggle(false)(String(params.page), request)),
  ];
  return { server, handlers };
};
