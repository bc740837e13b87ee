import type { Browser } from '@playwright/test';
import { violations } from '../axe';
import { openEdge } from './edge';
import { bundleOf, makeEdition } from './editions';
import { createRandomBooklets, media, objects } from './randomBooklet';

const locales = ['fr-FR', 'en-GB'];

/** Every third booklet is in English, around pages that are still in French. */
const isEnglish = (seed: number) => seed % 3 === 2;

/** What axe finds on every screen of random booklets, by day and by night. */
export const lookAtRandom = async (browser: Browser, seeds: readonly number[]) => {
  const edge = await openEdge();
  const make = await createRandomBooklets();
  const found: string[] = [];
  let screens = 0;
  for (const seed of seeds) {
    const locale = isEnglish(seed) ? 'en-GB' : 'fr-FR';
    const edition = makeEdition(bundleOf({ ...make(seed), locales }, { media, locales, locale }));
    edge.publish(String(seed), '1.0', [edition], objects);
    for (const ground of ['light', 'dark']) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
      await context.addInitScript(
        (kept) => localStorage.setItem('livretier:settings', kept),
        JSON.stringify({ ground }),
      );
      const page = await context.newPage();
      for (const file of [...edition.files.keys()].filter((path) => /^(?!_\/).*\.html$/.test(path))) {
        await page.goto(`${edge.address(String(seed))}${edition.name}/${file}`);
        found.push(...(await violations(page)).map((fault) => `${seed} ${ground} ${file}: ${fault}`));
        screens += 1;
      }
      await context.close();
    }
  }
  await edge.close();
  return { found, screens, english: seeds.filter(isEnglish).length };
};
