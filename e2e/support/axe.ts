import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { settle } from './screens';

type Found = { violations: { id: string; nodes: { target: string[] }[] }[] };
type Axe = { run: (context: Document, options: object) => Promise<Found> };

/* Every page that is looked at gets it sent: the small one is less than half of the other. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

/** Puts axe into a document, once. There are no frames. */
const bring = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
};

/* In the dark a page differs by its colours: whoever looks there has looked at everything in the light. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

const ask = async (page: Page, leftOut: readonly string[]) => {
  await settle(page);
  await bring(page);
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  const found = await page.evaluate(
    ({ rules, ofColours }) => {
      const { classList, dataset } = document.documentElement;
      const dark = classList.contains('p-dark') || dataset.ground === 'dark';
      const asked = dark ? { runOnly: { type: 'rule', values: ofColours } } : { rules };
      return (Reflect.get(window, 'axe') as Axe)
        .run(document, { resultTypes: ['violations'], ...asked })
        .then(({ violations }) => violations);
    },
    { rules, ofColours },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** What every rule of axe finds wrong, but those left out; asked in the page and for violations only, it answers three
    times as fast. A fault is one that is still there a moment later: a button that just woke up is neither grey nor blue. */
export const violations = async (page: Page, leftOut: readonly string[] = []) => {
  const found = await ask(page, leftOut);
  return found.length > 0 ? ask(page, leftOut) : found;
};
