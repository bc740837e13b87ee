import { expect, type Locator, type Page } from '@playwright/test';
import { openStory } from './story';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Asks a question in one of the ways of the catalogue, and waits until it stands still. */
export const ask = async (page: Page, way: string) => {
  await openStory(page, 'confirmdialog--ways');
  await button(page, way).click();
  const dialog = page.getByRole('alertdialog', { name: /Archiver/ });
  await settle(dialog);
  return dialog;
};

export const settle = (element: Locator) =>
  element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));

export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

/** Takes something by a point of it and leaves it elsewhere. */
export const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

export const answered = (page: Page, answer: string) => expect(page.locator('output')).toHaveText(answer);
