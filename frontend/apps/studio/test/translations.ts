import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { booklet } from './booklet';

type Schemas = components['schemas'];
type Unit = Schemas['TranslationUnit'];

export const sheetId = '01930000-0000-7000-8000-0000000000f1';
const none = { to_do: 0, automatic: 0, to_review: 0, validated: 0, outdated: 0, total: 0, words_left: 0 };
const may = { translate: true, publish: true };

export const title: Unit = {
  unit: 'title',
  block: '',
  field: 'title',
  kind: '',
  source: 'Se laver les mains',
  source_version: '00000000000000f1',
  changes: [],
  tokens: [],
  text: 'Lavar as mãos',
  state: 'validated',
  revision: 2,
  by_name: 'Sofia Costa',
  written_at: '2027-03-12T10:00:00Z',
  validated_by_name: 'Sofia Costa',
  validated_at: '2027-03-12T10:00:00Z',
};

export const sentence: Unit = {
  ...title,
  unit: 'a.text',
  block: 'a',
  field: 'text',
  kind: 'paragraph',
  source: 'Savonnez pendant <1>trente</1> secondes, dit {{referent}}.',
  changes: [
    { change: 'same', text: 'Savonnez pendant ' },
    { change: 'removed', text: '<1>vingt</1>' },
    { change: 'added', text: '<1>trente</1>' },
    { change: 'same', text: ' secondes, dit {{referent}}.' },
  ],
  tokens: ['<1>', '</1>', '{{referent}}'],
  text: 'Ensaboe durante <1>vinte</1> segundos, diz {{referent}}.',
  state: 'outdated',
  validated_at: null,
};

export const last: Unit = {
  ...title,
  unit: 'b.text',
  block: 'b',
  field: 'text',
  kind: 'paragraph',
  source: 'Séchez avec un papier.',
  text: '',
  state: 'to_do',
  revision: 0,
};

/** What a file that came back does: one text is new, one is refused. */
export const brought: Schemas['ReturnedTexts'] = {
  counts: { new: 1, changed: 0, outdated: 0, same: 0, kept: 0, refused: 1 },
  items: [
    { number: 3, name: 'x.text', page: '', text: 'Olá', action: 'refused', message: 'Aucun texte de ce livret.' },
    { number: 2, name: `${sheetId}.b.text`, page: 'Se laver les mains', text: 'Seque.', action: 'new', message: '' },
  ],
};

const countsOf = (units: readonly Unit[]) => {
  const counts = { ...none, total: units.length };
  for (const { state } of units) counts[state] += 1;
  return counts;
};

type World = {
  abilities?: typeof may;
  units?: Unit[];
  locales?: string[];
  remembered?: Schemas['RememberedText'][];
};

/** A booklet of one page in Portuguese; what is sent is kept, and said from then on. */
export const translationsServer = ({
  abilities = may,
  units = [title, sentence, last],
  locales = ['pt-PT'],
  remembered = [],
}: World = {}) => {
  const sent: unknown[] = [];
  let now = units;
  const sheet = (): Schemas['TranslatedSheet'] => ({
    ...{ id: sheetId, title: 'Se laver les mains', chapter: 'Hygiène', importance: 'mandatory' },
    ...{ locale: 'pt-PT', direction: 'ltr', units: now, counts: countsOf(now), abilities },
  });
  const grid = (): Schemas['TranslationGrid'] => ({
    ...{ booklet: booklet.name, reference: 'fr-FR', abilities },
    locales: locales.map((locale) => ({ locale, direction: 'ltr', share: 33, ...countsOf(now) })),
    sheets: [
      {
        ...{ id: sheetId, title: 'Se laver les mains', chapter: 'Hygiène', importance: 'mandatory' },
        cells: locales.map((locale) => ({ locale, ...countsOf(now) })),
      },
    ],
  });
  const whole = '/api/booklets/:id/translations';
  const say = (unit: string, change: Partial<Unit>) => {
    now = now.map((one) => (one.unit === unit ? { ...one, changes: [], revision: one.revision + 1, ...change } : one));
    return HttpResponse.json(sheet());
  };
  const handlers = [
    http.get('/api/booklets/:id', () => HttpResponse.json(booklet)),
    http.get(whole, () => HttpResponse.json(grid())),
    http.get(`${whole}/:locale/sheets/:sheet`, () => HttpResponse.json(sheet())),
    http.put(`${whole}/:locale/sheets/:sheet/units/:unit`, async ({ request, params }) => {
      const body = (await request.json()) as Schemas['TranslationIn'];
      sent.push([params.unit, body]);
      return say(String(params.unit), { text: body.text, state: body.validated ? 'validated' : 'to_review' });
    }),
    http.post(`${whole}/:locale/sheets/:sheet/validate`, async ({ request }) => {
      const body = (await request.json()) as Schemas['TranslationsValidated'];
      sent.push(['validate', body]);
      return say(body.units[0]?.unit ?? '', { state: 'validated' });
    }),
    http.get(`${whole}/:locale/sheets/:sheet/units/:unit/memory`, () => HttpResponse.json({ items: remembered })),
    http.post(`${whole}/:locale/prefill`, async ({ request, params }) => {
      sent.push(['prefill', params.locale, await request.json()]);
      return HttpResponse.json({ texts: 1 });
    }),
    ...(['imports/check', 'imports'] as const).map((act) =>
      http.post(`${whole}/:locale/${act}`, () => {
        sent.push([act]);
        return HttpResponse.json(brought);
      }),
    ),
    http.get(`${whole}/:locale/export`, ({ request }) => {
      sent.push(['export', new URL(request.url).search]);
      return new HttpResponse('Clé', { headers: { 'Content-Type': 'text/csv' } });
    }),
    http.post(`${whole}/:locale/republish`, ({ params }) => {
      sent.push(['republish', params.locale]);
      return HttpResponse.json({}, { status: 202 });
    }),
  ];
  return { sent, handlers, say };
};
