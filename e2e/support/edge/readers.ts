import { test as base, expect } from '@playwright/test';
import { build } from '../../../frontend/apps/renderer/test/program';
import { watch } from '../watch';
import { type Asked, type Call, type Offers, openEdge } from './edge';
import { type Bundle, bundleOf, makeEdition } from './editions';
import { type Booklet, sampleBooklet } from './sample';

type Edge = Awaited<ReturnType<typeof openEdge>>;
type Change = { booklet?: object; number?: string; now?: Offers } & Partial<
  Pick<Bundle, 'media' | 'values' | 'labels' | 'offers'>
>;

/** A booklet on an edge, which a test may publish anew. */
export type PublishedBooklet = {
  booklet: Booklet;
  address: string;
  publish: (change?: Change, objects?: Map<string, Buffer>) => void;
  /** Lets nobody in any more. */
  shut: () => void;
  /** What its pages told of being read, call by call. */
  told: () => Call[];
  /** What they asked at the door of questions. */
  asked: () => Asked[];
};

const locales = ['fr-FR', 'en-GB'];

/** Lays the booklet of the samples in two languages; every test has an edge of its own. */
export const test = base.extend<{ published: PublishedBooklet }, { edge: Edge }>({
  edge: [
    // biome-ignore lint/correctness/noEmptyPattern: what Playwright asks for
    async ({}, use) => {
      build();
      const edge = await openEdge();
      await use(edge);
      await edge.close();
    },
    { scope: 'worker' },
  ],
  published: async ({ edge }, use, { testId }) => {
    const booklet = await sampleBooklet();
    const publish: PublishedBooklet['publish'] = (
      { booklet: changed = booklet, number = '1.0', now, ...more } = {},
      objects,
    ) => {
      const version = { number, date: '2027-03-16', sha256: '' };
      const editions = locales.map((locale) => makeEdition(bundleOf(changed, { version, locales, locale, ...more })));
      edge.publish(testId, number, editions, objects, now);
    };
    publish();
    await use({
      booklet,
      address: edge.address(testId),
      publish,
      shut: () => edge.shut(testId),
      told: () => edge.told(testId),
      asked: () => edge.asked(testId),
    });
  },
  page: async ({ page, edge }, use, { testId }) => {
    const faults = await watch(page, new URL(edge.address('')).origin);
    await use(page);
    /* A page that asks in vain whether there is something newer says so in the console: the network was cut. */
    const refused = edge.isShut(testId) ? /status of 40[14]/ : /^$/;
    const cut = /net::ERR_(FAILED|INTERNET_DISCONNECTED)/;
    expect(faults.filter((fault) => !(cut.test(fault) || refused.test(fault)))).toEqual([]);
  },
});

export { expect };
