import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Schemas = components['schemas'];
type Mailing = Schemas['Mailing'];
type Delivery = Schemas['DeliveryLine'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

const counts: Mailing['counts'] = {
  total: 0,
  excluded: 0,
  to_send: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  bounced: 0,
  uncertain: 0,
  clicked: 0,
  acknowledged: 0,
};

/** A reminder that nobody has tested yet. */
export const draft: Mailing = {
  id: id('e1'),
  name: 'Relance équipes de cuisine',
  nature: 'reminder',
  origin: 'manual',
  state: 'draft',
  waits_for: null,
  paused_for: null,
  starts_at: null,
  launched_at: null,
  done_at: null,
  by_name: 'Camille Vidal',
  locales: ['fr-FR'],
  counts,
  updated_at: '2020-03-16T09:42:00Z',
  texts: {
    'fr-FR': {
      subject: [
        { type: 'variable', name: 'first_name' },
        { type: 'text', text: ', votre livret vous attend' },
      ],
      body: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Bonjour,' }] },
        { type: 'button', text: 'Ouvrir mon livret' },
      ],
    },
  },
  audience: {},
  reply_to: null,
  tested: null,
  spread: false,
  estimated_end: null,
  recipients_kept: true,
  left_out: [],
};

export const sending: Mailing = {
  ...draft,
  id: id('e2'),
  name: 'Relance avant la saison',
  state: 'sending',
  launched_at: '2020-03-16T08:00:00Z',
  estimated_end: '2020-03-16T10:20:00Z',
  tested: { at: '2020-03-16T07:50:00Z', by_name: 'Camille Vidal', is_current: true },
  counts: {
    ...counts,
    total: 140,
    excluded: 12,
    to_send: 34,
    sent: 90,
    delivered: 80,
    failed: 1,
    bounced: 1,
    uncertain: 2,
    clicked: 37,
    acknowledged: 21,
  },
  left_out: [{ reason: 'acknowledged', count: 12 }],
};

export const delivery: Delivery = {
  id: id('d1'),
  participant: { id: id('f1'), name: 'Sofia Marques' },
  signer: 'person',
  address: 'sofia.marques@example.pt',
  has_address: true,
  locale: 'fr-FR',
  state: 'delivered',
  reason: '',
  attempt: 1,
  sent_at: '2020-03-16T08:02:00Z',
  answer: '250 ok',
  delivered_at: '2020-03-16T08:03:00Z',
  clicked_on: '2020-03-16',
  acknowledged_at: null,
};
const other = (last: string, name: string, change: Partial<Delivery>): Delivery => ({
  ...delivery,
  id: id(last),
  participant: { id: id('f2'), name },
  delivered_at: null,
  clicked_on: null,
  ...change,
});
export const failed = other('d2', 'Lucas Ferrand', {
  state: 'failed',
  reason: 'refused',
  answer: '550 5.1.1 no such user',
  sent_at: null,
});
export const uncertain = other('d3', 'Pauline Gastal', { state: 'uncertain', sent_at: null });
export const waiting = other('d4', 'Clara Nozeran', { state: 'pending', sent_at: null });

const summary: Schemas['MailingsSummary'] = {
  id: id('b1'),
  month: '2020-03-01',
  used: 428,
  quota: 20_000,
  without_email: 6,
  is_online: true,
  counts: { draft: 1, scheduled: 0, sending: 1, paused: 0, done: 0, cancelled: 0 },
  may_change: true,
  may_send: true,
};

export const noMailings = { ...summary.counts, draft: 0, sending: 0 };

type World = {
  mailings?: readonly Mailing[];
  summary?: Partial<Schemas['MailingsSummary']>;
  count?: Partial<Schemas['AudienceCount']>;
  deliveries?: readonly Delivery[];
  refused?: boolean;
};

/** The mailings of a booklet; what the lists are asked and what is sent is kept. */
export const mailingsServer = (world: World = {}) => {
  const held = new Map((world.mailings ?? [sending, draft]).map((one) => [one.id, one]));
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const at = '/api/booklets/:booklet/mailings';
  const one = `${at}/:id`;
  const missing = () => HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 });
  const read = async (name: string, request: Request) => {
    const body = await request.json().catch(() => null);
    sent.push([name, body]);
    return body;
  };
  const change = (wanted: unknown, changes: Partial<Mailing>) => {
    const found = held.get(String(wanted));
    if (!found) return missing();
    const next = { ...found, ...changes };
    held.set(next.id, next);
    return HttpResponse.json(next);
  };
  const acts: Record<string, Partial<Mailing>> = {
    test: { tested: { at: new Date().toISOString(), by_name: 'Camille Vidal', is_current: true } },
    launch: { state: 'sending', launched_at: new Date().toISOString() },
    unschedule: { state: 'draft' },
    pause: { state: 'paused', paused_for: 'by_hand' },
    resume: { state: 'sending', paused_for: null },
    cancel: { state: 'cancelled' },
  };
  const handlers = [
    http.get('/api/values/sites', () => HttpResponse.json({ items: [] })),
    http.get(`${at}/summary`, () =>
      world.refused
        ? HttpResponse.json({ code: 'forbidden', message: '' }, { status: 403 })
        : HttpResponse.json({ ...summary, ...world.summary }),
    ),
    http.get(at, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const items = [...held.values()].filter(
        ({ name, state }) =>
          (!query.state || state === query.state) && name.toLowerCase().includes(query.search?.toLowerCase() ?? ''),
      );
      return HttpResponse.json({ items, next: null });
    }),
    http.post(at, async ({ request }) => {
      const { nature } = (await read('create', request)) as Schemas['NewMailing'];
      const made = { ...draft, id: id('e9'), nature, name: 'Nouvel envoi' };
      held.set(made.id, made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(`${at}/audience`, async ({ request }) => {
      await read('audience', request);
      return HttpResponse.json({
        people: 47,
        written_to: 34,
        left_out: [
          { reason: 'acknowledged', count: 11 },
          { reason: 'no_address', count: 2 },
        ],
        locales: [
          { locale: 'fr-FR', count: 32 },
          { locale: 'en-GB', count: 2 },
        ],
        ...world.count,
      });
    }),
    http.post(`${at}/audience/names`, async ({ request }) => {
      const { reason } = (await read('names', request)) as Schemas['AudienceNamesQuery'];
      const name = reason === 'no_address' ? 'Lucas Ferrand' : 'Sofia Marques';
      return HttpResponse.json({ items: [{ participant: id('f1'), name, reason: reason ?? null }], next: null });
    }),
    http.get(`${one}/deliveries/export`, () => HttpResponse.text('Nom;Adresse')),
    http.get(`${one}/deliveries`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const rows = world.deliveries ?? [delivery, failed, uncertain, waiting];
      return HttpResponse.json({
        items: rows.filter(({ state }) => !query.state || state === query.state),
        next: null,
      });
    }),
    ...['retry', 'exclude', 'resolve'].map((act) =>
      http.post(`${one}/deliveries/${act}`, async ({ request }) => {
        await read(act, request);
        return HttpResponse.json({ done: 1 });
      }),
    ),
    http.get(one, ({ params }) => {
      const found = held.get(String(params.id));
      return found ? HttpResponse.json(found) : missing();
    }),
    http.patch(one, async ({ params, request }) => {
      const body = (await read('save', request)) as Partial<Mailing>;
      return change(params.id, { ...body, reply_to: null, tested: null });
    }),
    http.delete(one, ({ params }) => {
      sent.push(['delete', params.id]);
      held.delete(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${one}/preview`, async ({ request }) => {
      const { locale } = (await read('preview', request)) as Schemas['PreviewIn'];
      return HttpResponse.json({
        subject: 'Karim, votre livret vous attend',
        html: `<!doctype html><html lang="${locale}"><body><p style="color: red">Bonjour Karim</p></body></html>`,
        text: 'Bonjour Karim',
        sender: 'Maison Aubrac via Livretier',
        to: 'Karim Haddad',
        is_example: false,
      });
    }),
    http.post(`${one}/schedule`, async ({ params, request }) => {
      const body = (await read('schedule', request)) as Schemas['ScheduleIn'];
      return change(params.id, { state: 'scheduled', starts_at: body.starts_at });
    }),
    ...Object.entries(acts).map(([act, changes]) =>
      http.post(`${one}/${act}`, ({ params }) => {
        sent.push([act, params.id]);
        return change(params.id, changes);
      }),
    ),
  ];
  return { asked, sent, handlers };
};
