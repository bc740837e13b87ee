import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { Library, MediaDetails } from '@/features/media/api';

export const path = '/parametres/mediatheque';
export const everything = { edit: true, replace: true, trash: true, restore: false, delete: false };
export const nothing = { edit: false, replace: false, trash: false, restore: false, delete: false };
export const id = (last: string) => `01930000-0000-7000-8000-0000000000${last}`;
export const kitchen = { id: id('f1'), name: 'Cuisine', files: 48 };

export const team: MediaDetails = {
  id: id('a1'),
  name: 'equipe-cuisine-2027.jpg',
  kind: 'image',
  mime: 'image/jpeg',
  extension: 'jpg',
  size: 1_800_000,
  width: 2400,
  height: 1800,
  duration_seconds: null,
  folder_id: null,
  alt: {},
  decorative: false,
  lacks_description: true,
  credit: '',
  rights_until: null,
  usages_count: 0,
  added_by_name: 'Léa Fabre',
  created_at: '2026-03-03T09:00:00Z',
  trashed_at: null,
  deleted_on: null,
  placeholder: 'data:image/webp;base64,AAAA',
  renditions: [{ width: 320, height: 240, webp: '/media/w320.webp', avif: '/media/w320.avif' }],
  address: '/media/original.jpg',
  abilities: everything,
  usages: [],
  duplicates: 0,
};
export const film: MediaDetails = {
  ...team,
  id: id('a2'),
  name: 'gestes-plonge.mp4',
  kind: 'video',
  extension: 'mp4',
  duration_seconds: 134,
  lacks_description: false,
  renditions: [],
};
const library: Library = {
  files: 511,
  used_bytes: 6_400_000_000,
  quota_bytes: 10_000_000_000,
  level: 'ok',
  without_description: 27,
  folders: [kitchen],
  abilities: { upload: true, organise: true, see_storage: true },
};

type World = { files?: readonly MediaDetails[]; around?: Partial<Library>; handled?: object };

/** A library; what it is asked and sent is kept. */
export const world = ({ files = [team, film], around = {}, handled = {} }: World = {}) => {
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const act = (name: string) =>
    http.post(`/api/media/${name}`, async ({ request }) => {
      sent.push([name, await request.json()]);
      return HttpResponse.json({ message: 'C’est fait.', done: 1, kept: [], ...handled });
    });
  const handlers = [
    http.get('/api/media/library', () => HttpResponse.json({ ...library, ...around })),
    http.get('/api/media/files', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: files, next: null });
    }),
    http.get('/api/media/files/:id', ({ params }) => HttpResponse.json(files.find((file) => file.id === params.id))),
    http.patch('/api/media/files/:id', async ({ request }) => {
      const body = await request.json();
      sent.push(['save', body]);
      return HttpResponse.json({ ...team, ...(body as object), message: 'Enregistré.' });
    }),
    http.post('/api/media/folders', async ({ request }) => {
      sent.push(['folder', await request.json()]);
      return HttpResponse.json({ id: id('f2'), name: 'Chambres', files: 0 }, { status: 201 });
    }),
    ...['trash', 'moves', 'restorations', 'deletions'].map(act),
  ];
  return { asked, sent, handlers };
};

export const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
export const card = (name: RegExp) => screen.findByRole('button', { name });
export const sheet = () => screen.findByRole('complementary', { name: 'Détails' });
export const answer = async (person: { click: (element: Element) => Promise<void> }, name: string) =>
  person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
