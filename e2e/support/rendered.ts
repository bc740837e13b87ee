import type { Page } from '@playwright/test';
import { renderAll } from '../../frontend/apps/renderer/test/program';

export { build as buildRenderer } from '../../frontend/apps/renderer/test/program';

type Content = { title: string; document: object };

/** The static HTML of pages, by the program that the worker runs. */
export const render = (pages: readonly Content[], media: object) =>
  renderAll(pages.map(({ title, document }) => ({ lang: 'fr-FR', title, document, media })));

const place = '/page-rendue.html';

/** Opens HTML as if the product served it, with the policy that it serves with. */
export const openHtml = async (page: Page, html: string) => {
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  if (!policy?.includes("script-src 'self'")) throw new Error('The product has no policy.');
  await page.route(`**${place}`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html', headers: { 'Content-Security-Policy': policy } }),
  );
  await page.goto(place);
  await page.unroute(`**${place}`);
};
