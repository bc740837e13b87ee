import { execFileSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { assets, build, builtName, renderAll } from '../../frontend/apps/renderer/test/program';
import { picture } from '../support/picture';

type StarterPage = { chapter: string; title: string; document: object };

/* One of the trade, one of safety, one of each public. */
const shown = [
  'risques-hotellerie-restauration',
  'premiers-pas-sur-un-chantier',
  'apprenti-statut-et-droits',
  'patient-personne-de-confiance-et-directives',
  'resident-vie-quotidienne',
];

const starterLibrary = (): { pages: StarterPage[]; values: Record<string, string> } =>
  JSON.parse(
    execFileSync(resolve(import.meta.dirname, '../../deploy/in'), ['backend', 'python', '-m', 'apps.library.content'], {
      encoding: 'utf-8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );

test.beforeAll(build);

for (const [place, chapter] of shown.entries())
  test(`the starter library, rendered: ${chapter}`, async ({ page }) => {
    const { pages, values: labels } = starterLibrary();
    const first = pages.find((one) => one.chapter === chapter);
    if (!first) throw new Error(`There is no chapter ${chapter}.`);
    const [html = ''] = renderAll([
      {
        lang: 'fr-FR',
        title: first.title,
        stylesheet: `/${builtName('booklet.css')}`,
        document: first.document,
        labels,
      },
    ]);
    await page.route('http://booklet.test/**', (route) => {
      const file = basename(new URL(route.request().url()).pathname);
      return file
        ? route.fulfill({ path: join(assets, file) })
        : route.fulfill({ body: html, contentType: 'text/html' });
    });
    await page.goto('http://booklet.test/');
    await picture(page, `60-starter-${place + 1}`, { fullPage: true, schemes: ['light'] });
  });
