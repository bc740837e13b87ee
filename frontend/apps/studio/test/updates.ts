import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { seasonal } from './bookletList';

type Schemas = components['schemas'];
type Unit = Schemas['UnitOut'];
type Proposal = Schemas['ProposalOut'];
type Line = Schemas['ProposalLine'];
type Release = Schemas['ReleaseOut'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;
const hands = id('a1');
const released = id('e8');

const paragraph = (block: string, text: string) => ({
  ...{ id: block, type: 'paragraph', props: {} },
  text: [{ type: 'text', text }],
});
const words = (...parts: [Schemas['WordsOut']['change'], string][]) =>
  parts.map(([change, text]) => ({ change, text }));

const unit = (block: string, changes: Partial<Unit>): Unit => ({
  ...{ unit: `block:${hands}:${block}`, mark: `mark-${block}`, kind: 'block', page: hands, block },
  ...{ page_title: 'Se laver les mains', change: 'changed', asked: false, may_keep: true },
  ...{ base: null, core: null, mine: null, core_words: [], mine_words: [], combined: null },
  ...{ both: false, same_elsewhere: 0, decision: null, mine_by: null },
  ...changes,
});

/** Both wrote in the same sentence, and both fit. */
export const adapted = unit('b1', {
  asked: true,
  base: paragraph('b1', 'Savonnez vingt secondes.'),
  core: paragraph('b1', 'Savonnez trente secondes.'),
  mine: paragraph('b1', 'Savonnez vingt secondes au savon bleu.'),
  mine_by: { name: 'Julien Delmas', at: '2027-02-08T09:00:00Z' },
  core_words: words(['same', 'Savonnez '], ['removed', 'vingt'], ['added', 'trente'], ['same', ' secondes.']),
  mine_words: words(['same', 'Savonnez vingt secondes'], ['added', ' au savon bleu'], ['same', '.']),
  combined: paragraph('b1', 'Savonnez trente secondes au savon bleu.'),
  both: true,
  same_elsewhere: 1,
});

/** The booklet took out what the library writes anew. */
export const clashing = unit('b2', {
  asked: true,
  base: paragraph('b2', 'Séchez.'),
  core: paragraph('b2', 'Séchez bien.'),
  core_words: words(['same', 'Séchez'], ['added', ' bien'], ['same', '.']),
});

/** A chapter that was written in before it was locked. */
export const lockedPage = unit('p1', {
  ...{ unit: `page:${hands}`, kind: 'page', block: null, asked: true, may_keep: false },
  base: { schema: 2, blocks: [paragraph('b1', 'Savonnez vingt secondes.')] },
  core: { schema: 2, blocks: [paragraph('b1', 'Savonnez trente secondes.')] },
  mine: { schema: 2, blocks: [paragraph('b1', 'Savonnez au savon bleu.')] },
});

export const added = unit('b3', { change: 'added', core: paragraph('b3', 'Une plaie se couvre.') });
const replaced = unit('b4', {
  base: paragraph('b4', 'Rincez.'),
  core: paragraph('b4', 'Rincez longtemps.'),
  mine: paragraph('b4', 'Rincez.'),
  core_words: words(['same', 'Rincez'], ['added', ' longtemps'], ['same', '.']),
  mine_words: words(['same', 'Rincez.']),
});
const removed = unit('b5', {
  change: 'removed',
  base: paragraph('b5', 'Essuyez.'),
  mine: paragraph('b5', 'Essuyez.'),
  core_words: words(['removed', 'Essuyez.']),
  mine_words: words(['same', 'Essuyez.']),
});
export const units = [adapted, clashing, added, replaced, removed];

const { name, status, theme, cover_picture, main_manager } = seasonal;

export const line = (last: string, changes: Partial<Line> = {}): Line => ({
  id: id(last),
  booklet: { id: seasonal.id, name, status, theme, cover_picture, main_manager, readers: 113 },
  chapter: id('c1'),
  chapter_title: 'Hygiène et sécurité',
  release: released,
  ...{ from_version: 7, to_version: 8, reason: 'legal', effective_on: '2027-04-01' },
  ...{ pages_changed: 1, blocks: 5, asked: 2, adapted: 1, conflicts: 1, status: 'to_review' },
  ...{ opened_at: '2027-03-11T08:00:00Z', decided_at: null, decided_by_name: '', refusal: '' },
  ...{ assigned_to: null, batch_state: null },
  ...changes,
});

export const named = (last: string, title: string, changes: Partial<Line> = {}) =>
  line(last, { ...changes, booklet: { ...line(last).booklet, name: title } });

const isDecided = ({ asked, decision }: Unit) => (decision ? decision.choice !== 'skip' : !asked);

export const proposal = (changes: Partial<Proposal> = {}): Proposal => {
  const told = {
    ...line('d1'),
    ...{ revision: 1, title: 'Hygiène et sécurité', note: 'Lavage porté à trente secondes.' },
    ...{ reference: 'Règlement (CE) 852/2004', policy: 'proposed' as const, released_by_name: 'Paul Garnier' },
    ...{ units, abilities: { decide: true, refuse: true, undo: false, detach: true } },
    ...changes,
  };
  return { ...told, decided: told.units.filter(isDecided).length };
};

const refused = (code: string, status: number, errors?: Record<string, string[]>) =>
  HttpResponse.json({ code, message: `Refusé : ${code}.`, ...(errors && { errors }) }, { status });

/** One proposal: what is sent is kept, and what is decided is answered from then on. */
export const proposalServer = (changes: Partial<Proposal> = {}) => {
  const held = { proposal: proposal(changes), decidedElsewhere: null as Unit['decision'] };
  const sent: [string, unknown, string | null][] = [];
  const at = '/api/updates/:id';
  const keep = (decisions: Schemas['DecisionIn'][]) => {
    const at = '2027-03-16T09:42:00Z';
    held.proposal = proposal({
      ...held.proposal,
      revision: held.proposal.revision + 1,
      units: held.proposal.units.map((one) => {
        const found = decisions.find((decision) => decision.unit === one.unit);
        const { choice, block = null } = found ?? {};
        return choice ? { ...one, decision: { choice, block, by_name: 'Camille Vidal', at } } : one;
      }),
    });
  };
  const end = (name: string, status: Proposal['status'], more: Partial<Proposal> = {}) =>
    http.post(`${at}/${name}`, async ({ request }) => {
      sent.push([name, await request.json().catch(() => null), request.headers.get('If-Match')]);
      held.proposal = proposal({
        ...{
          ...held.proposal,
          status,
          units: [],
          decided_at: '2027-03-16T09:50:00Z',
          decided_by_name: 'Camille Vidal',
        },
        abilities: { decide: false, refuse: false, undo: name === 'finish', detach: false },
        ...more,
      });
      return HttpResponse.json(held.proposal);
    });
  const handlers = [
    http.get(at, () => HttpResponse.json(held.proposal)),
    http.put(`${at}/decisions`, async ({ request }) => {
      const { decisions } = (await request.json()) as Schemas['DecisionsIn'];
      const match = request.headers.get('If-Match');
      sent.push(['decisions', decisions, match]);
      if (match !== `"${held.proposal.revision}"`) {
        const contested = decisions.filter(({ unit: name, choice }) =>
          held.proposal.units.some((one) => one.unit === name && one.decision && one.decision.choice !== choice),
        );
        return refused(
          'decisions_changed',
          409,
          contested.length > 0 ? Object.fromEntries(contested.map((one) => [one.unit, ['Décidé.']])) : undefined,
        );
      }
      keep(decisions);
      return HttpResponse.json(held.proposal);
    }),
    http.post(`${at}/same-unit`, async ({ request }) => {
      const decision = (await request.json()) as Schemas['DecisionIn'];
      sent.push(['same-unit', decision, null]);
      keep([decision]);
      return HttpResponse.json({ decided: 2, asked: 1 });
    }),
    http.get(`${at}/result`, () =>
      HttpResponse.json({
        pages: [
          {
            ...{ page: hands, title: 'Se laver les mains', importance: 'info', fits: true },
            document: { schema: 2, blocks: [paragraph('b1', 'Savonnez trente secondes.')] },
          },
        ],
      }),
    ),
    end('finish', 'partly_adopted'),
    end('refuse', 'refused', { refusal: 'Notre cuisine fait autrement depuis toujours.' }),
    http.post(`${at}/undo`, () => {
      sent.push(['undo', null, null]);
      held.proposal = proposal();
      return HttpResponse.json(held.proposal);
    }),
    http.post('/api/booklets/:id/chapters/:chapter/detach', () => {
      sent.push(['detach', null, null]);
      held.proposal = proposal({ status: 'superseded', units: [] });
      return HttpResponse.json({});
    }),
    http.get('/api/booklets/:id', () => HttpResponse.json(seasonal)),
    http.get('/api/library/values', () => HttpResponse.json({ items: [] })),
  ];
  /** Somebody else decides meanwhile. */
  const decideElsewhere = (name: string, choice: Schemas['DecisionIn']['choice']) => {
    keep([{ unit: name, mark: '', choice, block: null }]);
    held.proposal = proposal({
      ...held.proposal,
      units: held.proposal.units.map((one) =>
        one.unit === name && one.decision ? { ...one, decision: { ...one.decision, by_name: 'Julien Delmas' } } : one,
      ),
    });
  };
  return { handlers, sent, held, decideElsewhere };
};

export const release = (changes: Partial<Release> = {}): Release => ({
  ...{ id: released, chapter: id('f1'), title: 'Hygiène et sécurité', number: 8, reason: 'legal' },
  ...{ note: 'Lavage porté à trente secondes.', reference: 'Règlement (CE) 852/2004', effective_on: '2027-04-01' },
  ...{ policy: 'proposed', own: false, released_at: '2027-03-11T08:00:00Z', released_by_name: 'Paul Garnier' },
  counts: {
    ...{ conflict: 1, adapted: 2, ready: 2, adopted: 0, partly_adopted: 0, refused: 1 },
    ...{ booklets: 7, updated: 0, detached: 1 },
  },
  changes: [
    {
      ...{ id: hands, change: 'changed', moved: false, title: words(['same', 'Se laver les mains']) },
      ...{ importance_before: 'info', importance_after: 'info' },
      blocks: [{ block_id: 'b1', type: 'paragraph', change: 'changed', words: adapted.core_words }],
    },
  ],
  readers: 414,
  shared: [{ unit: adapted.unit, proposal: id('d2'), booklets: 2 }],
  detached: [{ id: id('c9'), booklet: id('b9'), booklet_name: 'Livret du client' }],
  ...changes,
});

const lists: Record<string, Line[]> = {
  conflict: [named('d1', 'Livret sécurité cuisine')],
  adapted: [
    named('d2', 'Livret saisonniers', { conflicts: 0 }),
    named('d3', 'Livret stagiaire', { conflicts: 0, assigned_to: { id: id('07'), name: 'Julien Delmas' } }),
  ],
  ready: [
    named('d4', 'Bonnes pratiques', { asked: 0, conflicts: 0, adapted: 0 }),
    named('d5', 'Livret du logement', { conflicts: 0, adapted: 0 }),
  ],
  refused: [named('d6', 'Livret réception', { status: 'refused', refusal: 'Nous faisons autrement depuis toujours.' })],
};

type Board = { releases?: Release[]; lines?: Record<string, Line[]>; forbidden?: boolean };

/** The board: its releases, what waits, and many that are decided at once, of which one is left. */
export const boardServer = ({ releases = [release()], lines = lists, forbidden = false }: Board = {}) => {
  const sent: unknown[] = [];
  const asked: Record<string, string>[] = [];
  const batch = { lines: [] as Line[] };
  const all = Object.values(lines).flat();
  const handlers = [
    http.get('/api/updates/releases', () =>
      forbidden ? refused('forbidden', 403) : HttpResponse.json({ items: releases, next: null }),
    ),
    http.get('/api/updates/releases/:id', ({ params }) => {
      const found = releases.find((one) => one.id === params.id);
      return found ? HttpResponse.json(found) : refused('not_found', 404);
    }),
    http.get('/api/updates', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const waiting = all.filter((one) => one.status === 'to_review');
      const items = query.batch ? batch.lines : query.state ? (lines[query.state] ?? []) : waiting;
      return HttpResponse.json({ items, next: null });
    }),
    http.get('/api/updates/detached', () => {
      const booklet = { ...line('d7').booklet, name: 'Livret du client' };
      return HttpResponse.json({
        items: [{ id: id('c9'), booklet, chapter_title: 'Hygiène et sécurité', version: 7 }],
        next: null,
      });
    }),
    http.post('/api/updates/bulk', async ({ request }) => {
      const body = (await request.json()) as Schemas['BulkIn'];
      sent.push(body);
      batch.lines = all
        .filter((one) => body.proposals.includes(one.id))
        .map((one, place) => ({ ...one, batch_state: place === 0 ? 'left' : 'done' }));
      return HttpResponse.json({ batch: id('ba'), asked: body.proposals.length }, { status: 202 });
    }),
    http.get('/api/booklets/:id/colleagues', () =>
      HttpResponse.json({ items: [{ id: id('07'), name: 'Julien Delmas' }] }),
    ),
    http.get('/api/library/values', () => HttpResponse.json({ items: [] })),
  ];
  return { handlers, sent, asked };
};
