import { defineConfig } from '@playwright/test';
import product from './playwright.config';
import { wholeChromium } from './support/browsers';

/* What takes too long for the gate: `make editor-rounds` and `make perf-editor`, against the started product. */
export default defineConfig({
  ...product,
  testDir: 'long',
  outputDir: '../artefacts/long',
  workers: 1,
  fullyParallel: false,
  timeout: 90 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/long.xml' }]],
  use: { ...product.use, launchOptions: wholeChromium, actionTimeout: 30_000, navigationTimeout: 60_000 },
});
