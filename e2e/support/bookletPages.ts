import { expect, type Page } from '@playwright/test';
import { type Block, paper } from './editor';
import { send } from './library';
import type { Person } from './people';

type Line = { id: string; title: string };
type Outline = { chapters: { id: string; title: string; pages: Line[] }[] };
type Candidate = { user: string; email: string };

const at = (booklet: string) => `/api/booklets/${booklet}`;
const read = async <Answer>(page: Page, path: string) => {
  const answer = await page.request.get(path);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

/** A booklet in the making, with one chapter and these pages, made by the calls that the screens make. */
export const newBooklet = async (page: Page, name: string, [first, ...others]: readonly [string, ...string[]]) => {
  const made = await send(page, 'POST', '/api/booklets', { name, kind: 'employee_welcome', start: 'blank' });
  const { id } = (await made.json()) as { id: string };
  const answer = await send(page, 'POST', `${at(id)}/chapters`, { title: 'À plusieurs' });
  const [chapter] = ((await answer.json()) as Outline).chapters;
  /* A new chapter comes with a page. */
  const ids = [chapter?.pages[0]?.id ?? ''];
  await send(page, 'PATCH', `${at(id)}/pages/${ids[0]}`, { title: first });
  for (const title of others) {
    const added = await send(page, 'POST', `${at(id)}/pages`, { chapter: chapter?.id, title, after: ids.at(-1) });
    ids.push(((await added.json()) as Line).id);
  }
  return { id, pages: ids };
};

/** Its sector, with the obligations that come with it. */
export const setSector = async (page: Page, booklet: string) => {
  const path = '/api/booklets/sectors?kind=employee_welcome';
  const { items } = await read<{ items: { id: string }[] }>(page, path);
  await send(page, 'PATCH', at(booklet), { sector: items[0]?.id });
};

/** The titles of each chapter and of its pages, as the server has them. */
export const planOf = async (page: Page, booklet: string) => {
  const { chapters } = await read<Outline>(page, `${at(booklet)}/outline`);
  return chapters.map(({ title, pages }) => [title, ...pages.map((line) => line.title)]);
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
