import { expect, type Page } from '@playwright/test';
import { settle } from './screens';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** The day on which every picture is taken. */
export const pictureDay = new Date('2027-03-16T10:42:00+01:00');

/** Compares a screen, in both appearances and three sizes, with what docs/screens keeps of it. */
export const picture = async (
  page: Page,
  name: string,
  { fullPage = false, schemes = ['light', 'dark'] }: { fullPage?: boolean; schemes?: ('light' | 'dark')[] } = {},
) => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      await expect
        .soft(page)
        .toHaveScreenshot(`${name.replace(`-${colorScheme}`, '')}-${size.width}-${colorScheme}.png`, { fullPage });
    }
  }
};
