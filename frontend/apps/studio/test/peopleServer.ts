import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Person = components['schemas']['PersonOut'];

export const awa: Person = {
  id: '01930000-0000-7000-8000-0000000000e1',
  name: 'Awa Diallo',
  first_name: 'Awa',
  last_name: 'Diallo',
  reference: 'RH-0431',
  email: 'awa.diallo@maison-aubrac.test',
  phone: '',
  language: 'fr-FR',
  site: null,
  job: 'Salle',
  contract: 'seasonal',
  groups: [],
  joined_on: '2026-05-02',
  left_on: null,
  representative: null,
  signs: 'self',
  abilities: { edit: true, export: true, erase: true },
};

export const kitchen = { id: '01930000-0000-7000-8000-0000000000f1', name: 'Cuisine' };

/** A company that keeps one person and one group; what is asked and sent is kept. */
export const peopleServer = ({ person = awa, add = true, level = 'ok' } = {}) => {
  const asked: URLSearchParams[] = [];
  const sent: [string, unknown][] = [];
  const keep = async (request: Request) => {
    const text = await request.text();
    sent.push([`${request.method} ${new URL(request.url).pathname}`, text && JSON.parse(text)]);
  };
  const saved = async ({ request }: { request: Request }) => {
    await keep(request);
    return HttpResponse.json(person);
  };
  const gone = async ({ request }: { request: Request }) => {
    await keep(request);
    return new HttpResponse(null, { status: 204 });
  };
  const handlers = [
    http.get('/api/people', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ items: [person], next: null, abilities: { add } });
    }),
    http.get('/api/people/places', () => HttpResponse.json({ used: 1900, quota: 2000, level })),
    http.get('/api/people/groups', () => HttpResponse.json({ items: [kitchen], next: null })),
    http.get('/api/people/imports', () => HttpResponse.json({ items: [], next: null })),
    http.get('/api/values/sites', () => HttpResponse.json({ items: [] })),
    http.get(`/api/people/${person.id}`, () => HttpResponse.json(person)),
    http.post('/api/people', saved),
    http.patch(`/api/people/${person.id}`, saved),
    http.post(`/api/people/${person.id}/departure`, saved),
    http.post(`/api/people/${person.id}/return`, saved),
    http.delete(`/api/people/${person.id}`, gone),
    http.post('/api/people/groups', async ({ request }) => {
      await keep(request);
      return HttpResponse.json(kitchen, { status: 201 });
    }),
    http.delete(`/api/people/groups/${kitchen.id}`, gone),
  ];
  return { asked, sent, handlers };
};
