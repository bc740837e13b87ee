import { expect, type Page } from '@playwright/test';
import { chapters } from './chapters';
import { send } from './library';

type Line = { id: string; title: string };
export type Block = { type: string; props: Record<string, unknown>; text?: Piece[]; children?: Block[] };
type Piece = { type: string; text?: string; key?: string; marks?: { type: string }[] };

/** A chapter with one empty page, made by the call that the screen makes. */
export const newChapter = async (page: Page, title: string) => {
  const answer = await send(page, 'POST', '/api/library/chapters', { title: { 'fr-FR': title } });
  const { id } = (await answer.json()) as { id: string };
  return id;
};

/** Nothing of a test is left among the chapters in use. */
export const retire = (page: Page, chapter: string) => send(page, 'POST', `/api/library/chapters/${chapter}/retire`);

/** What the server has, page by page. */
export const written = async (page: Page, chapter: string) => {
  const address = `/api/library/chapters/${chapter}/pages`;
  const { pages } = (await (await page.request.get(address)).json()) as { pages: Line[] };
  const details = pages.map(async ({ id, title }) => {
    const { document } = (await (await page.request.get(`${address}/${id}`)).json()) as {
      document: { blocks: Block[] };
    };
    return { title, blocks: document.blocks };
  });
  return Promise.all(details);
};

export const typesOf = (blocks: readonly Block[]) => blocks.map(({ type }) => type);
export const everyBlock = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...everyBlock(block.children ?? [])]);
export const textOf = ({ text = [] }: Block) => text.map((piece) => piece.text ?? '').join('');

export const paper = (page: Page) => page.getByRole('textbox', { name: 'Texte de la page' });
export const saveState = (page: Page) => page.getByRole('banner').getByRole('status');
export const isSaved = (page: Page) => expect(saveState(page)).toHaveText(/^Enregistré (à|le) \d/);

export const openEditor = async (page: Page, chapter: string) => {
  await page.goto(`${chapters}/${chapter}/pages`);
  await expect(paper(page)).toBeEditable();
};

/** Pastes what was copied elsewhere where the caret is, with what the program put beside it. */
export const paste = (page: Page, html: string, rtf = '') =>
  paper(page).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      for (const [type, content] of Object.entries(data)) if (content) clipboardData.setData(type, content);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { 'text/html': html, 'text/plain': 'sans mise en forme', 'text/rtf': rtf },
  );
