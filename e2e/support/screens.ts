import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const folder = resolve(import.meta.dirname, '../../artefacts/screens');
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Scheme = 'light' | 'dark';
type Viewport = { width: number; height: number };
type Wanted = (scheme: Scheme, index: number) => boolean;

/** Runs something in light and in dark, at each of the sizes, or in some of these looks, and leaves the page as it was. */
export const inEveryLook = async (
  page: Page,
  viewports: readonly Viewport[],
  act: (look: string) => Promise<void>,
  wanted: Wanted = () => true,
) => {
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of viewports.filter((_, index) => wanted(colorScheme, index))) {
      await page.setViewportSize(viewport);
      await act(`${viewport.width}x${viewport.height}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
};

/** Waits until nothing moves any more: a drawer on its way is neither here nor there. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity;
    const moving = () => document.getAnimations().filter((animation) => !endless(animation));
    /* A page learns with the next frame that its theme or its width is another; what moves then starts with that frame. */
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await nextFrame();
      await nextFrame();
    } while (moving().some(({ playState }) => playState === 'running'));
  });

/** Keeps a picture of the screen for people to look at, if they asked for it: `PICTURES=kept make e2e`. */
export const keepPicture = async (page: Page, name: string) => {
  if (process.env.PICTURES !== 'kept') return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
};

export const shoot = async (page: Page, name: string) => {
  if (process.env.PICTURES !== 'kept') return;
  await inEveryLook(page, sizes, (look) => keepPicture(page, `${name}-${look}`));
};
