import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';

type Line = components['schemas']['ValueLine'];

/** A number that somebody looks after, unless told otherwise. */
export const value = (key: string, changes: Partial<Line> = {}): Line => ({
  key,
  label: { 'fr-FR': key, 'en-GB': key },
  kind: 'text',
  theme: 'safety',
  hint: 'Écrivez-le en toutes lettres.',
  own: false,
  essential: true,
  may_stand_in: true,
  site: null,
  value: 'Une valeur',
  state: 'filled',
  owner: { id: '01930000-0000-7000-8000-000000000001', name: 'Camille Vidal' },
  review_on: '2099-06-30',
  confirmed_on: '2027-01-04',
  confirmed_by_name: 'Camille Vidal',
  pages: 4,
  booklets: 2,
  ...changes,
});

export const missing = (key: string, changes: Partial<Line> = {}) =>
  value(key, { value: '', state: 'missing', owner: null, review_on: null, confirmed_on: null, ...changes });

/** A server that keeps the informations of a company; what it was sent is in `sent`. */
export const valuesServer = (lines: Line[], { mayWrite = true } = {}) => {
  const sent: { method: string; body: unknown }[] = [];
  const keep = async (method: string, request: Request) => {
    const body = await request.json();
    sent.push({ method, body });
    return body as { values: { key: string; value?: string }[]; keys: string[] };
  };
  const change = (keys: readonly string[], changes: (line: Line) => Partial<Line>) => {
    for (const [place, line] of lines.entries())
      if (keys.includes(line.key)) lines[place] = { ...line, ...changes(line) };
    return HttpResponse.json({ items: [] });
  };
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length;
  const handlers = [
    http.get('/api/values', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [state, search] = [searchParams.get('state'), searchParams.get('search') ?? ''];
      return HttpResponse.json({
        items: lines.filter((line) => (!state || line.state === state) && line.key.includes(search)),
        counts: {
          all: lines.length,
          missing: count('missing'),
          due_soon: count('due_soon'),
          overdue: count('overdue'),
        },
        may_write: mayWrite,
      });
    }),
    http.get('/api/values/sites', () => HttpResponse.json({ items: [] })),
    http.get('/api/values/people', () => HttpResponse.json({ items: [] })),
    http.put('/api/values', async ({ request }) => {
      const { values } = await keep('PUT', request);
      return change(
        values.map(({ key }) => key),
        ({ key }) => {
          const text = values.find((one) => one.key === key)?.value;
          return text === undefined ? {} : { value: text, state: text ? 'filled' : 'missing' };
        },
      );
    }),
    http.post('/api/values/confirm', async ({ request }) => {
      const { keys } = await keep('POST', request);
      return change(keys, () => ({ state: 'filled', review_on: '2099-06-30' }));
    }),
  ];
  return { sent, handlers };
};
