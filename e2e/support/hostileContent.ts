import type { Page } from '@playwright/test';
import { hostileTexts } from './hostileTexts';

type Row = { id: string; [name: string]: unknown };

const idOf = (place: number) => `01a00000-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A text of the platform that says each hostile text once in its body. */
const document = {
  schema: 2,
  blocks: hostileTexts.map((text, place) => ({
    id: `p${place}`,
    type: 'paragraph',
    props: {},
    text: [{ type: 'text', text }],
  })),
};

const model = async (page: Page, list: string): Promise<Row> => {
  const { items } = await (await page.request.get(list)).json();
  return (await page.request.get(`${list.split('?')[0]}/${items[0].id}`)).json();
};

/**
 * In the place of what the platform tells: as many texts as are hostile, each as a title, a line under it, a name and a
 * description. The first has all of them in its body. Answers them.
 */
export const tellHostile = async (page: Page, list: string) => {
  const one = await model(page, list);
  const told = hostileTexts.map((text, place) => ({
    ...one,
    image: null,
    id: idOf(place),
    title: text,
    lead: text,
    slug: text,
    topic: 'start',
    is_done: false,
    body: place === 0 ? document : { schema: 2, blocks: [] },
  }));
  await page.route(`**${list}?*`, (route) => route.fulfill({ json: { items: told, next: null } }));
  await page.route(`**${list}/*`, (route) => {
    const found = told.find(({ id }) => route.request().url().endsWith(id));
    return found && route.request().method() === 'GET'
      ? route.fulfill({ json: found })
      : route.fulfill({ status: 204 });
  });
  return told;
};

/** The same as those see it who write: their lists, and the first of them in its form. */
export const writeHostile = async (page: Page, list: string) => {
  const answer = await (await page.request.get(`${list}?limit=1`)).json();
  const whole: Row = await (await page.request.get(`${list}/${answer.items[0].id}`)).json();
  const items = hostileTexts.map((text, place) => ({ ...answer.items[0], id: idOf(place), title: text, lead: text }));
  const said = Object.fromEntries(['fr-FR', 'en-GB'].map((locale) => [locale, hostileTexts[0] ?? '']));
  const form = { ...whole, id: idOf(0), titles: said, leads: said, bodies: { 'fr-FR': document, 'en-GB': document } };
  await page.route(`**${list}?*`, (route) => route.fulfill({ json: { ...answer, items, next: null } }));
  await page.route(`**${list}/*`, (route) => route.fulfill({ json: form }));
  return form;
};

/** A file of texts in the form of i18next: each hostile text once as a key, and once as what a text says. */
export const hostileFile = () => {
  const texts = Object.fromEntries(hostileTexts.map((text, place) => [`${text} ${place}`, text]));
  return {
    name: `${(hostileTexts[5] ?? '').replaceAll('/', '')}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(texts)),
  };
};
