import { defineConfig } from '@playwright/test';
import product from './playwright.config';

/* Hundreds of pages, opened one after the other: too long for the gate. */
export default defineConfig({
  ...product,
  testDir: 'hostile',
  outputDir: '../artefacts/hostile-blocks',
  timeout: 1_200_000,
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/hostile-blocks.xml' }]],
});
