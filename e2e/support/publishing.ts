import { expect, type Page } from '@playwright/test';
import { send } from './library';

type Outline = { chapters: { pages: { id: string }[] }[] };

const at = (booklet: string) => `/api/booklets/${booklet}`;

/** A draft that little is asked of: one chapter of one empty page, made by the calls that the screens make. */
export const smallBooklet = async (page: Page, name: string) => {
  const { items } = await (await page.request.get('/api/booklets/sectors?kind=customer')).json();
  const made = await send(page, 'POST', '/api/booklets', { name, kind: 'customer', start: 'blank' });
  const { id } = (await made.json()) as { id: string };
  await send(page, 'PATCH', at(id), { sector: items[0].id });
  const answer = await send(page, 'POST', `${at(id)}/chapters`, { title: 'Bienvenue' });
  const [chapter] = ((await answer.json()) as Outline).chapters;
  const pageId = chapter?.pages[0]?.id ?? '';
  await send(page, 'PATCH', `${at(id)}/pages/${pageId}`, { title: 'Votre arrivée' });
  await send(page, 'POST', `${at(id)}/finish`);
  return { id, pageId };
};

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', props: {}, text: [{ type: 'text', text }] });

/** Saves a paragraph as all that the page says. */
export const writePage = async (page: Page, booklet: string, pageId: string, text: string) => {
  const { revision, title, importance } = await (await page.request.get(`${at(booklet)}/pages/${pageId}`)).json();
  const document = { schema: 2, blocks: [paragraph('premier', text)] };
  await send(page, 'PUT', `${at(booklet)}/pages/${pageId}`, { base_revision: revision, title, importance, document });
};

/** Publishes without the screens, and waits until readers have it. */
export const publishNow = async (page: Page, booklet: string, note: string) => {
  const answer = await send(page, 'POST', `${at(booklet)}/publications`, { note });
  const { id } = (await answer.json()) as { id: string };
  const state = async () => (await (await page.request.get(`${at(booklet)}/publications/${id}`)).json()).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('online');
  return id;
};

/** What a reader gets at the address of a booklet. */
export const readAt = async (page: Page, address: string) => (await page.request.get(address)).text();

/** Nothing of a test is left in the list. */
export const putAway = async (page: Page, booklet: string) => {
  await send(page, 'POST', `${at(booklet)}/archive`);
  await send(page, 'POST', `${at(booklet)}/trash`);
};
