import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ChapterAbility, ChapterDetails, Texts, VersionComparison } from '@/features/library/types';
import { nadia } from './answers';
import { foodLaw, hospitality, hygiene, hygieneAsReleased, hygieneChanges, welcome } from './library';
import { renderApp } from './renderApp';

export const path = '/parametres/builder/chapitres';
const counts = { all: 68, published: 59, in_review: 2, draft: 4, retired: 1000 };
/** Somebody who may only look. */
export const nothing = Object.fromEntries(Object.keys(hygiene.abilities).map((name) => [name, false])) as Record<
  ChapterAbility,
  boolean
>;

type World = {
  chapters?: readonly ChapterDetails[];
  create?: boolean;
  release?: () => Response;
  changes?: VersionComparison;
};

/** A library; what it is asked and sent is kept. */
export const world = ({
  chapters = [hygiene, welcome],
  create = true,
  release,
  changes = hygieneChanges,
}: World = {}) => {
  const asked: Record<string, string>[] = [];
  const sent: [string, unknown][] = [];
  const changeStatus = (name: string) =>
    http.post(`/api/library/chapters/:id/${name}`, () => {
      sent.push([name, null]);
      return HttpResponse.json(hygiene);
    });
  const handlers = [
    http.get('/api/library/chapters', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: chapters, next: null, counts, abilities: { create } });
    }),
    http.get('/api/library/chapters/:id', ({ params }) => {
      const found = chapters.find((chapter) => chapter.id === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 });
    }),
    http.get('/api/library/chapters/:id/versions/:number', ({ params }) =>
      params.number === '7'
        ? HttpResponse.json(hygieneAsReleased)
        : HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 }),
    ),
    http.get('/api/library/chapters/:id/versions/7/compare', () => HttpResponse.json(changes)),
    http.get('/api/library/values', () =>
      HttpResponse.json({ items: [{ key: 'hr_phone', kind: 'phone', label: { 'fr-FR': 'téléphone des RH' } }] }),
    ),
    http.post('/api/library/chapters', async ({ request }) => {
      const body = (await request.json()) as { summary: Texts };
      sent.push(['create', body]);
      return body.summary['fr-FR'] === 'refusé'
        ? HttpResponse.json(
            { code: 'invalid', message: 'À corriger.', errors: { 'title.fr-FR': ['Ce titre est déjà pris.'] } },
            { status: 422 },
          )
        : HttpResponse.json(welcome, { status: 201 });
    }),
    http.patch('/api/library/chapters/:id', async ({ request }) => {
      sent.push(['save', await request.json()]);
      return HttpResponse.json(hygiene);
    }),
    http.post('/api/library/chapters/:id/release', async ({ request }) => {
      sent.push(['release', await request.json()]);
      return release?.() ?? HttpResponse.json({ number: 8 }, { status: 201 });
    }),
    http.post('/api/library/chapters/:id/release-preview', async ({ request }) => {
      const { update_policy } = (await request.json()) as { update_policy: string };
      return HttpResponse.json(
        update_policy === 'automatic'
          ? { booklets: 67, updated: 44, to_review: 18, detached: 2, closed: 3 }
          : { booklets: 67, updated: 0, to_review: 62, detached: 2, closed: 3 },
      );
    }),
    ...['review', 'draft', 'retire', 'reopen'].map(changeStatus),
    http.get('/api/library/sectors', () =>
      HttpResponse.json({ items: [hospitality], next: null, abilities: { create: true } }),
    ),
    http.get('/api/library/obligations', () =>
      HttpResponse.json({ items: [foodLaw], next: null, abilities: { create: true } }),
    ),
  ];
  return { asked, sent, handlers };
};

export const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
export const row = (name: RegExp) => screen.findByRole('row', { name });
/** The screen of one chapter. */
export const open = (chapter: ChapterDetails, user = nadia) => {
  const built = world({ chapters: [chapter] });
  return renderApp(`${path}/${chapter.id}`, user, built.handlers).then((app) => ({ ...app, ...built }));
};
