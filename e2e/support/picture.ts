import { expect, type Page } from '@playwright/test';
import { settle } from './screens';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

type Scheme = 'light' | 'dark';
type Looks = { fullPage?: boolean; schemes?: readonly Scheme[]; widths?: readonly number[] };

/** The day on which every picture is taken. */
export const pictureDay = new Date('2027-03-16T10:42:00+01:00');

/** Compares a screen, in both appearances and three sizes, with what docs/screens keeps of it. */
export const picture = async (
  page: Page,
  name: string,
  { fullPage = false, schemes = ['light', 'dark'], widths = [1440, 1024, 390] }: Looks = {},
) => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of sizes.filter(({ width }) => widths.includes(width))) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      await expect
        .soft(page)
        .toHaveScreenshot(`${name.replace(`-${colorScheme}`, '')}-${size.width}-${colorScheme}.png`, { fullPage });
    }
  }
};

/** Every image is there, also those that come only when one scrolls to them. */
export const imagesLoaded = (page: Page) =>
  page.evaluate(async () => {
    /* The editor puts images without an address between words. */
    const images = [...document.images].filter((image) => image.src);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });

const day = 86_400_000;
const moment = /"(\d{4}-\d\d-\d\d)(T[\d:.]+(?:Z|[+-]\d\d:\d\d))?"/g;

const midnight = (at: Date) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
/** How far the picture's day is from today, in milliseconds. */
export const daysAhead = (today = new Date()) => midnight(pictureDay) - midnight(today);

/** Days and moments that the server's own clock wrote, each as far from the picture's day as it is from today. */
export const steadyDays = async (page: Page) => {
  const today = new Date();
  const shift = daysAhead(today);
  const shown = (_: string, written: string, time?: string) => {
    const date = new Date(Date.parse(written) + shift).toISOString().slice(0, 10);
    const fresh = Math.abs(Date.parse(written) - midnight(today)) < day;
    return time ? `"${date}T${fresh ? '08' : '14'}:25:00Z"` : `"${date}"`;
  };
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(moment, shown) });
  });
};
