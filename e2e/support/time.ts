import type { Page } from '@playwright/test';

const opened = new Date('2027-03-16T10:00:00');
const stopped = new Date('2027-03-16T11:00:00');

/** Loads a page on a clock of ours, then stops it: from here on, time passes only when a test says so. */
export const stopClock = async (page: Page, load: () => Promise<void>) => {
  await page.clock.install({ time: opened });
  await load();
  await page.clock.pauseAt(stopped);
};

export const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** What changed on screen has its effects in a task of their own, a moment later; nothing else tells when they ran. */
export const letEffectsRun = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3])
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
