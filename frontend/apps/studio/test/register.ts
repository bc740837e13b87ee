import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { preview } from './preview';

type Schemas = components['schemas'];
type Receipt = Schemas['ReceiptOut'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

const statements = {
  public_statement: JSON.stringify({
    publication: id('9a'),
    bundle_sha256: '4b1e90c7'.repeat(8),
    sentence: 'Tomei conhecimento do livro de acolhimento, versão 2.0.',
  }),
  private_statement: JSON.stringify({ reference: 'RH-0394', typed_name: 'Rosa F.', witness: '', on_behalf_of: '' }),
};

/** In Portuguese, recorded. */
export const rosa: Receipt = {
  id: id('a1'),
  number: 'Q8HM 3T0V BX52 NKRA-E',
  name: 'Figueiredo Rosa',
  forgotten: false,
  participation_id: id('b9'),
  version: '2.0',
  locale: 'pt-PT',
  part: '',
  channel: 'link',
  strength: 'personal_link',
  gesture: 'name',
  received_at: '2027-03-16T09:38:05Z',
  flags: ['clock'],
  state: 'recorded',
  sequence: 213,
  cancellation: null,
  ...statements,
  sentence_in_french: 'J’ai pris connaissance du livret d’accueil, version 2.0.',
  salt: '00',
  fingerprint: 'ff',
  device_at: '2027-03-16T09:37:58Z',
  sent_at: '2027-03-16T09:38:04Z',
  made_at: '2027-03-16T09:37:59Z',
  proof: {
    kind: 'receipt',
    index: 900,
    sequence: 213,
    previous: '00',
    leaf: '9f3c71b0'.repeat(8),
    recorded_at: '2027-03-16T09:38:06Z',
    size: 901,
    root: '00',
    steps: [],
    checkpoint: '',
  },
  abilities: { cancel: true },
};

/** What she had before her: one page of two, for the second time. */
export const seenByRosa: Schemas['SeenOut'] = {
  publication: id('9a'),
  version: '2.0',
  locale: 'pt-PT',
  pages: 2,
  concerned: ['p1'],
  reread: ['p1'],
  known: 'then',
};

/** Received a moment ago. */
export const lucas: Receipt = {
  ...rosa,
  id: id('a2'),
  number: 'AAAA BBBB CCCC DDDD-F',
  name: 'Ferrand Lucas',
  flags: [],
  state: 'pending',
  sequence: null,
  proof: null,
};

export const cancelled = {
  at: '2027-03-17T08:00:00Z',
  by_name: 'Camille Vidal',
  reason: 'Accusé donné au nom d’une autre.',
};

type Told = {
  receipts?: readonly Receipt[];
  state?: Partial<Schemas['RegisterStateOut']>;
  verification?: Partial<Schemas['VerificationOut']>;
};

/** A register; what it is asked is kept. */
export const registerServer = (bookletId: string, { receipts = [lucas, rosa], state, verification }: Told = {}) => {
  const asked: URLSearchParams[] = [];
  const reasons: string[] = [];
  const shown = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const whole = `/api/booklets/${bookletId}`;
  const checkpoint = { size: 901, root: '00', at: '2027-03-16T09:38:06Z', note: '', anchored: false };
  const handlers = [
    http.get(`${whole}/register`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ items: [...shown.values()], next: null, abilities: { cancel: true } });
    }),
    http.get(`${whole}/register/state`, () =>
      HttpResponse.json({ complete: true, recorded: 214, pending: 0, checkpoint, ...state }),
    ),
    http.post(`${whole}/register/verification`, () =>
      HttpResponse.json({
        checked_at: '2027-03-17T09:00:00Z',
        checked: 214,
        recorded: 214,
        faults: [],
        ...verification,
      }),
    ),
    http.get(`${whole}/receipts/:receipt`, ({ params }) => HttpResponse.json(shown.get(String(params.receipt)))),
    http.get(`${whole}/receipts/:receipt/seen`, () => HttpResponse.json(seenByRosa)),
    http.get(`${whole}/publications/${id('9a')}/preview`, () => HttpResponse.json(preview())),
    http.post(`${whole}/receipts/:receipt/cancel`, async ({ params, request }) => {
      const { reason } = (await request.json()) as { reason: string };
      reasons.push(reason);
      const receipt = { ...rosa, state: 'cancelled' as const, cancellation: { ...cancelled, reason } };
      shown.set(String(params.receipt), receipt);
      return HttpResponse.json(receipt);
    }),
    http.get(`${whole}/publications`, () => HttpResponse.json({ items: [], next: null })),
    http.get(`${whole}/publications/:publication`, () =>
      HttpResponse.json({
        id: id('9a'),
        state: 'online',
        build: { archive_state: 'none', editions: [{ locale: 'pt-PT', pdf_state: 'ready' }] },
      }),
    ),
  ];
  return { asked, reasons, handlers };
};
