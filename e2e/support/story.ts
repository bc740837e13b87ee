import type { Page } from '@playwright/test';

/** Shows one story alone, by the identifier that the catalogue gives it. */
export const openStory = async (page: Page, id: string) => {
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
};
