import type { Page } from '@playwright/test';

/** How much came over the network, without headers and without pictures: in all, and of scripts. */
export const weigh = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const isPicture = ({ name }: PerformanceResourceTiming) => /\.(?:svg|png|jpe?g|webp|avif)$/.test(name);
    return {
      all: (opened?.encodedBodySize ?? 0) + sum(fetched.filter((entry) => !isPicture(entry))),
      scripts: sum(fetched.filter(({ name }) => name.endsWith('.js'))),
    };
  });
