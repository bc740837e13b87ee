import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as bare, expect } from '@playwright/test';
import { note } from '../support/figures';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { enter } from '../support/session';

const file = resolve(import.meta.dirname, '../../frontend/test/hostileAddresses.json');
const hostile = Object.values<string[]>(JSON.parse(readFileSync(file, 'utf-8'))).flat();

bare('SEC8: an answer never sends the browser away, whatever its redirect says', async ({ page, baseURL: origin }) => {
  const departures: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== origin) departures.push(frame.url());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(`${origin}/`)) departures.push(request.url());
  });
  let redirect = '';
  await page.route('**/api/auth/set-language', (route) => route.fulfill({ json: { redirect } }));
  await enter(page, people.margaux);
  await page.goto('/home');
  await journey(page).heading('Bonjour Margaux');

  for (const address of hostile) {
    redirect = address;
    const answered = page.waitForResponse('**/api/auth/set-language');
    await page.getByRole('button', { name: people.margaux.name }).click();
    await page.getByRole('menuitemradio', { checked: false }).first().click();
    await answered;
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(hostile.length).toBeGreaterThanOrEqual(100);
  note({
    goal_name: 'SEC8 (client)',
    what: 'hostile redirects in an answer, in Chromium',
    measured: `${hostile.length} addresses, ${departures.length} departures`,
    goal: '≥ 100 addresses, 0',
    met: departures.length === 0,
  });
  expect(departures).toEqual([]);
});
