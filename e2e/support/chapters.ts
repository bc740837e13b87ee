import { expect, type Page } from '@playwright/test';

export const chapters = '/parametres/builder/chapitres';
export const sectors = '/parametres/builder/secteurs-activite';
export const obligations = '/parametres/builder/obligations';

type Kind = 'chapters' | 'sectors' | 'obligations';

type Found = { id: string; title?: string; label?: string; code?: string; status: string };

/** The id of a chapter, a sector or an obligation: the one with this very name or code, else one that is published. */
export const idOf = async (page: Page, kind: Kind, search: string) => {
  const answer = await page.request.get(`/api/library/${kind}?search=${encodeURIComponent(search)}`);
  const { items } = (await answer.json()) as { items: Found[] };
  const called = ({ title, label, code }: Found) => [title, label, code].includes(search);
  const found = items.find(called) ?? items.find(({ status }) => status === 'published') ?? items[0];
  expect(found, `${kind} called ${search}`).toBeDefined();
  return found?.id ?? '';
};

/** The id of a chapter of which a second version has set out for booklets. */
export const releasedAgain = async (page: Page) => {
  const answer = await page.request.get('/api/library/chapters?status=published&limit=100');
  const { items } = (await answer.json()) as { items: { id: string; version: number }[] };
  const found = items.find(({ version }) => version > 1);
  expect(found, 'a chapter with a second version').toBeDefined();
  return found?.id ?? '';
};

export const beside = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });
