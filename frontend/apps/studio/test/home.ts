import type { components } from '@livretier/api';
import { HttpResponse, http } from 'msw';
import { seasonal } from './bookletList';

type Home = components['schemas']['HomeOut'];
type TodoLine = components['schemas']['TodoLine'];

const covered = { id: seasonal.id, name: seasonal.name, theme: seasonal.theme, cover_picture: null };

/** A line of what there is to do in one booklet. */
export const lineOf = (kind: TodoLine['kind'], more: Partial<TodoLine> = {}): TodoLine => ({
  kind,
  rank: 1,
  count: 1,
  booklets: 1,
  due_on: '2027-03-12',
  is_new: false,
  params: {
    label: 'Médecin du travail',
    reference: 'art. D. 4711-1',
    locales: null,
    without_email: null,
    version: null,
    used: null,
    quota: null,
  },
  items: [{ booklet: covered, count: 1, due_on: '2027-03-12' }],
  ...more,
});

const calm: Home = {
  todo: { lines: [], next: null },
  resume: [],
  reading: [],
  first_steps: null,
  platform: null,
  figures: null,
};

/** The home, asked for part by part. */
export const homeServer = (home: Partial<Home> = {}) => [
  http.get('/api/home', ({ request }) => {
    const part = new URL(request.url).searchParams.get('part') as keyof Home;
    return HttpResponse.json({ [part]: { ...calm, ...home }[part] });
  }),
  http.post('/api/home/visit', () => new HttpResponse(null, { status: 204 })),
  http.post('/api/home/first-steps/dismiss', () => new HttpResponse(null, { status: 204 })),
];
