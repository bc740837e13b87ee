import type { Page } from '@playwright/test';
import { openStory } from '../support/story';
import { expect, test } from '../support/test';

const show = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await openStory(page, 'datatable--selectable');
};

/** The roles as the browser tells them to a screen reader, not as the markup spells them. */
const countRoles = async (page: Page, role: string) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored && node.role?.value === role).length;
};

test('a table is the same to a screen reader as cards, and its order can still be asked', async ({ page }) => {
  await show(page, 360);
  const row = page.getByRole('row', { name: /Awa Diallo/ });
  expect(await row.evaluate((node) => getComputedStyle(node).display)).toBe('grid');

  for (const [role, count] of Object.entries({ table: 1, row: 10, columnheader: 7, rowheader: 9, cell: 54 }))
    expect([role, await countRoles(page, role)]).toEqual([role, count]);

  await page.getByRole('button', { name: 'Utilisateur', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Utilisateur' })).toHaveAttribute('aria-sort', 'descending');
});

test('a card begins with its title and names each value; 320 px are enough', async ({ page }) => {
  await show(page, 320);
  const row = page.getByRole('row', { name: /Awa Diallo/ });
  const title = await row.getByRole('rowheader').boundingBox();
  const job = row.getByRole('cell', { name: /Rédactrice/ });

  expect(title?.y).toBeLessThan((await job.boundingBox())?.y ?? 0);
  expect(await job.evaluate((node) => getComputedStyle(node, '::before').content)).toContain('Entreprise et rôle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a table wider than its box scrolls there, also from the keyboard, and the page does not', async ({ page }) => {
  await show(page, 700);
  const box = page.getByRole('region', { name: 'Utilisateurs' });

  await box.focus();
  await page.keyboard.press('ArrowRight');

  await expect.poll(() => box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
});
