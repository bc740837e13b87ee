import type { Page } from '@playwright/test';
import { send } from './library';

type Named = { first_name: string; last_name: string; job?: string };

/** Somebody new who is handed a booklet: their link, and how to renew it. */
export const personalLink = async (page: Page, bookletId: string, named: Named) => {
  const at = `/api/booklets/${bookletId}/participants`;
  const person = await (await send(page, 'POST', '/api/people', named)).json();
  await send(page, 'POST', at, { people: [person.id] });
  const { items } = await (await page.request.get(`${at}?search=${named.last_name}`)).json();
  const participant = `${at}/${items[0].id}/link`;
  const { address } = await (await send(page, 'POST', participant)).json();
  return { link: address as string, renew: () => send(page, 'POST', `${participant}/renew`) };
};
