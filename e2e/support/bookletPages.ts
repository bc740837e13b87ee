import { expect, type Page } from '@playwright/test';
import { type Block, paper } from './editor';
import { send } from './library';
import type { Person } from './people';

type Line = { id: string; title: string };
type Outline = { chapters: { id: string; pages: Line[] }[] };
type Candidate = { user: string; email: string };

const at = (booklet: string) => `/api/booklets/${booklet}`;
const read = async <Answer>(page: Page, path: string) => (await (await page.request.get(path)).json()) as Answer;

/** A booklet in the making, with one chapter and these pages, made by the calls that the screens make. */
export const newBooklet = async (page: Page, name: string, titles: readonly string[]) => {
  const made = await send(page, 'POST', '/api/booklets', { name, kind: 'employee_welcome', start: 'blank' });
  const { id } = (await made.json()) as { id: string };
  const answer = await send(page, 'POST', `${at(id)}/chapters`, { title: 'À plusieurs' });
  const { chapters } = (await answer.json()) as Outline;
  for (const title of titles) await send(page, 'POST', `${at(id)}/pages`, { chapter: chapters[0]?.id, title });
  const outline = await read<Outline>(page, `${at(id)}/outline`);
  const pages = outline.chapters.flatMap((chapter) => chapter.pages);
  const pageOf = (title: string) => pages.find((line) => line.title === title)?.id ?? '';
  return { id, pages: titles.map(pageOf) };
};

/** Somebody answers for the booklet too. */
export const shareWith = async (page: Page, booklet: string, { name, email }: Person) => {
  const path = `${at(booklet)}/access/candidates?search=${encodeURIComponent(name)}`;
  const { items } = await read<{ items: Candidate[] }>(page, path);
  const user = items.find((candidate) => candidate.email === email)?.user;
  await send(page, 'POST', `${at(booklet)}/access`, { user, role: 'booklet_manager', duty: 'manager' });
};

/** What the server has of one page. */
export const blocksOf = async (page: Page, booklet: string, pageId: string) =>
  (await read<{ document: { blocks: Block[] } }>(page, `${at(booklet)}/pages/${pageId}`)).document.blocks;

export const openBooklet = async (page: Page, booklet: string) => {
  await page.goto(`/livrets/${booklet}/editor`);
  await expect(paper(page)).toBeEditable();
};

/** Another page of the open booklet, through its plan. */
export const turnTo = async (page: Page, title: string) => {
  await page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByRole('main').getByLabel('Titre de la page')).toHaveValue(title);
  await expect(paper(page)).toBeEditable();
};

/** Nothing of a test is left in the list. */
export const throwAway = (page: Page, booklet: string) => send(page, 'POST', `${at(booklet)}/trash`);
