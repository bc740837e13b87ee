import { defineConfig } from '@playwright/test';
import product from './playwright.config';
import { wholeChromium } from './support/browsers';

/* Booklets on an edge of their own, without the product: `make perf-reader`, `make reader-random`. */
const { globalSetup: _, ...without } = product;

export default defineConfig({
  ...without,
  testDir: '.',
  testMatch: ['reader/*.spec.ts', 'tests/reader*.spec.ts'],
  outputDir: '../artefacts/reader',
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/reader.xml' }]],
  use: { ...product.use, launchOptions: wholeChromium, actionTimeout: 15_000, screenshot: 'off' },
});
