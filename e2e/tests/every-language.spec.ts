import { expect as expecting, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { chunks } from '../support/chunks';
import { clipped } from '../support/clipped';
import { ready } from '../support/desk';
import {
  type Address,
  addressesOf,
  type Name,
  namesFor,
  pretend,
  pretendNoMore,
  type Visitor,
} from '../support/everyAddress';
import { offer, type PseudoLocale, pseudoLocales, textsIn } from '../support/pseudoLocales';
import { settle } from '../support/screens';
import { unsaid } from '../support/spoken';
import { expect, test } from '../support/test';

const widths = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** The gate opens each address in one of the two languages; `LOOKS=all` in both. */
const opened = (names: readonly Name[], turn: number) =>
  names.filter((_, place) => process.env.LOOKS === 'all' || place % 2 === turn);

/* As many addresses as one test opens in half a minute. */
const atOnce = 8;

const noneUnsaid = { raw: [], french: [] };

const look = async (page: Page, locale: PseudoLocale, { name, leadsTo }: Address) => {
  await ready(page);
  const shown = new URL(page.url()).pathname;
  expect.soft(shown, name).toBe(`/${locale}${leadsTo}`.replace(/\/$/, ''));
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', locale);
  /* The screen of translations is made of names of texts, and of French ones. */
  const { raw, french } = name === 'translations' ? noneUnsaid : await unsaid(page, Object.keys(textsIn(locale)));
  expecting.soft(raw, `names of texts, ${name}`).toEqual([]);
  expecting.soft(french, `French for want of a text, ${name}`).toEqual([]);
  for (const size of widths) {
    await page.setViewportSize(size);
    await settle(page);
    expecting.soft(await clipped(page, pseudoLocales[locale].mark), `cut at ${size.width}, ${name}`).toEqual([]);
  }
  if (pseudoLocales[locale].direction === 'rtl') expecting.soft(await violations(page), name).toEqual([]);
};

const visitors: readonly Visitor[] = ['nobody', 'company', 'platform'];

for (const [turn, locale] of (Object.keys(pseudoLocales) as PseudoLocale[]).entries())
  for (const visitor of visitors)
    for (const [part, names] of chunks(opened(namesFor(visitor), turn), atOnce).entries())
      test(`LNG1, A11Y1: in ${locale} no text is cut, none is a name, and none is missing: ${visitor} ${part + 1}`, async ({
        page,
      }) => {
        const addresses = await addressesOf(page, visitor, names);
        await offer(page, locale);

        for (const one of addresses) {
          await pretend(page, one.name);
          await page.goto(`/${locale}${one.address}`);
          await look(page, locale, one);
          if (visitor === 'nobody') await pretendNoMore(page);
        }
      });
