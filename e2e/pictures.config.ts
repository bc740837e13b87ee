import { defineConfig } from '@playwright/test';
import catalogue from './catalogue.config';
import product from './playwright.config';
import { wholeChromium } from './support/browsers';

/* The screens that docs/screens keeps: the product as it is started, and the sheet of components. */
export default defineConfig({
  ...product,
  testDir: 'pictures',
  snapshotPathTemplate: '../docs/screens/{arg}{ext}',
  webServer: catalogue.webServer ?? [],
  /* One after the other: what one does is in the journal of the next. */
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    /* Another machine of this kind draws a few edges differently. */
    toHaveScreenshot: { maxDiffPixelRatio: 0.004, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: { ...product.use, launchOptions: wholeChromium },
  reporter: [['list'], ['json', { outputFile: '../artefacts/pictures.json' }]],
});
