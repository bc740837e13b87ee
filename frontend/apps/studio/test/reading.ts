import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Schemas = components['schemas'];
type Reading = Schemas['ReadingAccessOut'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const reading: Reading = {
  id: id('b1'),
  mode: 'code',
  code: '481206',
  opens_on: '2027-03-01',
  closes_on: null,
  offers_pdf: true,
  offers_offline: true,
  offers_questions: true,
  indexed: false,
  code_on_poster: true,
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  address: 'https://livret.maison-aubrac.test/l/saisonniers-2027',
  shown_address: 'livret.maison-aubrac.test/l/saisonniers-2027',
  published: true,
  state: 'open',
  pdf: [
    { locale: 'fr-FR', size: 2_100_000 },
    { locale: 'en-GB', size: 1_900_000 },
  ],
  locales: ['fr-FR', 'en-GB', 'es-ES'],
  links_count: 0,
  abilities: { change: true },
};

type Door = { reading?: Reading; refused?: boolean };

/** How a booklet is opened; what is sent is kept, and what is saved is answered from then on. */
export const door = ({ reading: begun = reading, refused = false }: Door = {}) => {
  const sent: [string, unknown][] = [];
  const held = { reading: begun };
  const told = () => HttpResponse.json(held.reading);
  const handlers = [
    http.get('/api/booklets/:id/reading', () =>
      refused ? HttpResponse.json({ code: 'forbidden', message: '' }, { status: 403 }) : told(),
    ),
    http.patch('/api/booklets/:id/reading', async ({ request }) => {
      const body = (await request.json()) as Partial<Reading>;
      sent.push(['access', body]);
      held.reading = { ...held.reading, ...body };
      return told();
    }),
    http.post('/api/booklets/:id/reading/code', () => {
      sent.push(['code', null]);
      held.reading = { ...held.reading, code: '937205' };
      return told();
    }),
  ];
  return { sent, handlers };
};
