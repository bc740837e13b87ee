import type { Page } from '@playwright/test';

/* The catalogue's own examination would run beside ours. */
const quietly = 'a11y.manual:!true';

/** Shows one story alone, by the identifier that the catalogue gives it; a story with a scheme of its own keeps it. */
export const openStory = async (page: Page, id: string, scheme = 'light') => {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${quietly};scheme:${scheme}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
};
