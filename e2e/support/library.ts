import { expect, type Page } from '@playwright/test';
import type { Sample } from './mediaFiles';

export const library = '/parametres/mediatheque';
export const storage = '/tableau-bord/espace-utilise';

/** A call that a screen makes, without the screen. */
export const send = async (page: Page, method: 'POST' | 'PATCH' | 'PUT', path: string, data: object = {}) => {
  const { request } = page.context();
  const { csrfToken } = await (await request.get('/api/auth/csrf-token')).json();
  const answer = await request.fetch(path, { method, data, headers: { 'X-CSRF-TOKEN': csrfToken } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
};

/** Nothing is left of an earlier run. */
export const emptyLibrary = async (page: Page) => {
  await send(page, 'POST', '/api/storage/clean-ups', { what: 'unused' });
  await send(page, 'POST', '/api/storage/trash/emptying');
};

type Chosen = string | Sample | Sample[];

/** Opens the device's own window with `press` and chooses there. */
export const choose = async (page: Page, files: Chosen, press: () => Promise<void>) => {
  /* In a browser that has just started, the window sometimes does not come at the first call. */
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await press();
    await (await chooser).setFiles(files);
  }).toPass({ timeout: 30_000 });
};

export const upload = (page: Page, files: Chosen) =>
  choose(page, files, () => page.getByRole('button', { name: 'Importer' }).first().click());

export const tray = (page: Page) => page.getByRole('region', { name: /^Import de/ });
export const row = (page: Page, name: string) => tray(page).getByRole('listitem').filter({ hasText: name });
/* A card says first what its picture lacks. */
export const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fichiers' }).getByRole('button', { name: new RegExp(`(^| )${name}`) });
export const details = (page: Page) => page.getByRole('complementary', { name: 'Détails' });
export const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** From now on, bytes leave the browser at this pace. */
export const slowDown = async (page: Page, bytesPerSecond: number) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
};
