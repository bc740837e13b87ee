import { expect, type Page } from '@playwright/test';
import { send } from './library';

type Outline = { chapters: { id: string; pages: { id: string }[] }[] };
type Sectors = { items: { id: string }[] };
type Reading = { address: string; state: string };

export const sentence = 'Le petit-déjeuner est servi de 7 h à 10 h.';

const read = async <Answer>(page: Page, path: string) => (await (await page.request.get(path)).json()) as Answer;

/** Besides the page that says the sentence: blocks under it, and pages after it, by their titles. */
type Wanted = { locales?: string[]; blocks?: object[]; pages?: Record<string, object[]> };

export const paragraph = (text: string) => ({ id: 'b1', type: 'paragraph', props: {}, text: [{ type: 'text', text }] });

/** A booklet of one chapter that people can read, made and published by the calls that the screens make. */
export const publishedBooklet = async (page: Page, name: string, wanted: Wanted = {}) => {
  const made = await send(page, 'POST', '/api/booklets', { name, kind: 'customer', start: 'blank' });
  const { id } = (await made.json()) as { id: string };
  const at = `/api/booklets/${id}`;
  const added = await send(page, 'POST', `${at}/chapters`, { title: 'Votre séjour' });
  const [chapter] = ((await added.json()) as Outline).chapters;
  const { items } = await read<Sectors>(page, '/api/booklets/sectors?kind=customer');
  await send(page, 'PATCH', at, { sector: items[0]?.id, step: 'done', locales: wanted.locales ?? [] });
  const write = (pageId: string | undefined, title: string, blocks: object[]) =>
    send(page, 'PUT', `${at}/pages/${pageId}`, {
      ...{ base_revision: 1, title, importance: 'info' },
      document: { schema: 2, blocks },
    });
  const first = chapter?.pages[0]?.id;
  await write(first, 'Bienvenue chez nous', [paragraph(sentence), ...(wanted.blocks ?? [])]);
  let after = first;
  for (const [title, blocks] of Object.entries(wanted.pages ?? {})) {
    const answer = await send(page, 'POST', `${at}/pages`, { chapter: chapter?.id, title, after });
    after = ((await answer.json()) as { id: string }).id;
    await write(after, title, blocks);
  }
  await send(page, 'POST', `${at}/publications`, { note: 'Première version' });
  const reading = () => read<Reading>(page, `${at}/reading`);
  await expect.poll(async () => (await reading()).state, { timeout: 60_000 }).toBe('open');
  const { address } = await reading();
  /* A reading node hears of it a moment later. */
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(200);
  return { id, address };
};
