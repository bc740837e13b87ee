import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Language = components['schemas']['LocaleOut'];
type Message = components['schemas']['MessageOut'];

const every = { change: true, offer: true, retire: true, translate: true };

export const french: Language = {
  code: 'fr-FR',
  label: 'Français',
  own_name: 'Français',
  direction: 'ltr',
  interface: true,
  content: true,
  status: 'active',
  standing: 'reference',
  offered_from: 80,
  texts: 4,
  percent: 100,
  to_do: 0,
  to_review: 0,
  outdated: 0,
  plurals: [
    { category: 'one', numbers: '0, 1' },
    { category: 'other', numbers: '2, 3, 4, 5…' },
  ],
  plural_forms: 2,
  plural_forms_said: 2,
  used_by: { count: 64, names: [] },
  abilities: { change: false, offer: false, retire: false, translate: true },
};

export const arabic: Language = {
  ...french,
  code: 'ar',
  label: 'Arabe',
  own_name: 'العربية',
  direction: 'rtl',
  interface: false,
  status: 'preparing',
  standing: 'preparing',
  percent: 25,
  to_do: 2,
  to_review: 1,
  plurals: [
    { category: 'zero', numbers: '0' },
    { category: 'one', numbers: '1' },
    { category: 'two', numbers: '2' },
    { category: 'few', numbers: '3, 4, 5, 6…' },
    { category: 'many', numbers: '11, 12, 13, 14…' },
    { category: 'other', numbers: '100, 101, 102, 200…' },
  ],
  plural_forms: 6,
  plural_forms_said: 0,
  used_by: { count: 0, names: [] },
  abilities: every,
};

const message: Message = {
  key: 'home.greeting',
  catalogue: 'studio',
  screen: 'home',
  plural: false,
  source: { '': 'Bonjour {{name}}' },
  placeholders: ['{{name}}'],
  categories: [{ category: '', numbers: '', needed: true }],
  forms: {},
  shipped: null,
  changed: false,
  state: 'to_do',
  revision: 0,
  by_name: '',
  written_at: null,
};

export const greeting = message;
export const reminder: Message = {
  ...message,
  key: 'participants.reminder',
  screen: 'participants',
  plural: true,
  source: { one: 'Relancer une personne', other: 'Relancer {{count}} personnes' },
  placeholders: ['{{count}}'],
  categories: arabic.plurals.map((plural) => ({ ...plural, needed: true })),
};
export const pause: Message = {
  ...message,
  key: 'emailing.pause',
  screen: 'emailing',
  source: { '': 'Mettre l’envoi en pause' },
  placeholders: [],
  forms: { '': 'أوقف الإرسال' },
  state: 'to_review',
  changed: true,
  revision: 3,
};

/** Languages and texts; what is asked and sent is kept. */
export const languagesServer = ({ languages = [french, arabic], messages = [greeting, reminder, pause] } = {}) => {
  const sent: [string, unknown][] = [];
  const asked: Record<string, string>[] = [];
  const counts = { to_do: 2, to_review: 1, outdated: 0, validated: 1 };
  const keep =
    (name: string, answer: (body: object) => object, status = 200) =>
    async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
      const text = await request.text();
      const body = text ? JSON.parse(text) : {};
      sent.push([[name, params.key, params.code].filter(Boolean).join(' '), body]);
      return HttpResponse.json(answer(body), { status });
    };
  const handlers = [
    http.get('/api/i18n/locales', () => HttpResponse.json({ items: languages, abilities: { add: true } })),
    http.get('/api/i18n/locale-proposals', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const { plurals, direction } = french;
      const portuguese = { code: 'pt-PT', label: 'Portugais (Portugal)', own_name: 'Português', direction, plurals };
      return HttpResponse.json({ items: 'portugais'.includes(q) ? [portuguese] : [] });
    }),
    http.post(
      '/api/i18n/locales',
      keep('add', (body) => ({ ...arabic, ...body }), 201),
    ),
    http.put(
      '/api/i18n/locales/:code',
      keep('save', (body) => ({ ...arabic, ...body })),
    ),
    http.post(
      '/api/i18n/locales/:code/retire',
      keep('retire', () => arabic),
    ),
    http.get('/api/i18n/messages', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({
        items: messages,
        next: null,
        counts,
        screens: [{ name: 'home', texts: 1 }],
        plurals: arabic.plurals,
        abilities: { translate: true },
      });
    }),
    http.put('/api/i18n/messages/:key/:code', async ({ request, params }) => {
      const body = (await request.json()) as { forms: object; validated: boolean };
      sent.push([`write ${params.key} ${params.code}`, body]);
      const former = messages.find(({ key }) => key === params.key) ?? message;
      const state = body.validated ? 'validated' : 'to_review';
      return HttpResponse.json({ ...former, forms: body.forms, state, revision: former.revision + 1, changed: true });
    }),
    http.delete(
      '/api/i18n/messages/:key/:code',
      keep('erase', () => ({ ...pause, forms: {}, state: 'to_do' })),
    ),
  ];
  return { sent, asked, handlers };
};
