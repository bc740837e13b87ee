import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Schemas = components['schemas'];
type Reading = Schemas['ReadingAccessOut'];
type Link = Schemas['ReadingLinkLine'];

const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;

export const reading: Reading = {
  id: id('b1'),
  mode: 'code',
  code: '481206',
  opens_on: '2027-03-01',
  closes_on: null,
  offers_pdf: true,
  offers_offline: true,
  indexed: false,
  code_on_poster: true,
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

export const link: Link = {
  id: id('e1'),
  label: 'Jeanne Bonnet',
  expires_on: '2099-10-31',
  revoked_at: null,
  created_at: '2027-03-02T08:00:00Z',
};

type Door = { reading?: Reading; links?: readonly Link[]; refused?: boolean };

/** How a booklet is opened; what is sent is kept, and what is saved is answered from then on. */
export const door = ({ reading: begun = reading, links = [], refused = false }: Door = {}) => {
  const sent: [string, unknown][] = [];
  const held = { reading: begun, links: [...links] };
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
    http.get('/api/booklets/:id/reading/links', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? HttpResponse.json({ items: held.links.slice(1), next: null })
        : HttpResponse.json({ items: held.links.slice(0, 1), next: held.links.length > 1 ? 'more' : null }),
    ),
    http.post('/api/booklets/:id/reading/links', async ({ request }) => {
      const body = (await request.json()) as Schemas['NewReadingLink'];
      sent.push(['link', body]);
      const created: Link = { ...link, id: id('e9'), label: body.label, expires_on: body.expires_on ?? null };
      held.links = [created, ...held.links];
      return HttpResponse.json({ ...created, address: `${held.reading.address}/secret` }, { status: 201 });
    }),
    http.post('/api/booklets/:id/reading/links/:link/revoke', ({ params }) => {
      sent.push(['revoke', params.link]);
      const revoked = { ...link, revoked_at: '2027-03-03T08:00:00Z' };
      held.links = held.links.map((known) => (known.id === params.link ? { ...known, ...revoked } : known));
      return HttpResponse.json(revoked);
    }),
  ];
  return { sent, handlers };
};
