import { test as base, expect } from '@playwright/test';
import { build } from '../../../frontend/apps/renderer/test/program';
import { watch } from '../watch';
import { type Bundle, bundleOf, makeEdition } from './editions';
import { type Booklet, sampleBooklet } from './sample';
import { type Offers, openShelf } from './shelf';

type Shelf = Awaited<ReturnType<typeof openShelf>>;
type Published = { booklet?: object; number?: string; now?: Offers } & Partial<
  Pick<Bundle, 'media' | 'values' | 'labels' | 'offers'>
>;

/** A booklet on a shelf, which a test may publish anew. */
export type Shelved = {
  booklet: Booklet;
  address: string;
  publish: (change?: Published, objects?: Map<string, Buffer>) => void;
  /** Lets nobody in any more. */
  shut: () => void;
};

const locales = ['fr-FR', 'en-GB'];

/** Lays the booklet of the samples in two languages; every test has a shelf of its own. */
export const test = base.extend<{ shelved: Shelved }, { shelf: Shelf }>({
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: what Playwright asks for
    async ({}, use) => {
      build();
      const shelf = await openShelf();
      await use(shelf);
      await shelf.close();
    },
    { scope: 'worker' },
  ],
  shelved: async ({ shelf }, use, { testId }) => {
    const booklet = await sampleBooklet();
    const publish: Shelved['publish'] = (
      { booklet: changed = booklet, number = '1.0', now, ...more } = {},
      objects,
    ) => {
      const version = { number, date: '2027-03-16', sha256: '' };
      const editions = locales.map((locale) => makeEdition(bundleOf(changed, { version, locales, locale, ...more })));
      shelf.publish(testId, number, editions, objects, now);
    };
    publish();
    await use({ booklet, address: shelf.address(testId), publish, shut: () => shelf.shut(testId) });
  },
  page: async ({ page, shelf }, use, { testId }) => {
    const faults = await watch(page, new URL(shelf.address('')).origin);
    await use(page);
    /* A page that asks in vain whether there is something newer says so in the console: the network was cut. */
    const refused = shelf.isShut(testId) ? /status of 40[14]/ : /^$/;
    const cut = /net::ERR_(FAILED|INTERNET_DISCONNECTED)/;
    expect(faults.filter((fault) => !(cut.test(fault) || refused.test(fault)))).toEqual([]);
  },
});

export { expect };
