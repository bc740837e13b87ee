import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export type Asked = { kind?: 'question' | 'unclear'; text: string; name?: string; reply_to?: string };

/** The first page of a booklet. */
export const firstPage = async (page: Page, booklet: string) => {
  const { chapters } = await (await page.request.get(`/api/booklets/${booklet}/outline`)).json();
  return chapters[0].pages[0].id as string;
};

/** What a page sends for a reader; each address may ask five an hour about a booklet. */
export const askAtDoor = async (page: Page, address: string, pageId: string, asked: Asked) => {
  const form = { id: randomUUID(), page: pageId, by: 'script', kind: 'question', ...asked };
  const answer = await page.request.post(`${address.replace(/\/$/, '')}/question`, {
    form,
    headers: { Origin: new URL(address).origin },
  });
  expect(answer.status()).toBe(201);
};

/** Where those who manage a booklet read what was asked. */
export const questionsOf = (booklet: string) => `/livrets/options/participants?livret=${booklet}&vue=questions`;
