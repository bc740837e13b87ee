import { defineConfig } from '@playwright/test';
import product from './playwright.config';

const port = Number(new URL(product.use?.baseURL ?? '').port) + 9;
const catalogue = `http://localhost:${port}`;

/* The components on their own, as `make storybook` built them: no product behind, so nothing to set up. */
const { globalSetup: _, ...shared } = product;

export default defineConfig({
  ...shared,
  metadata: { suite: 'catalogue' },
  testDir: 'catalogue',
  outputDir: '../artefacts/catalogue',
  webServer: {
    command: `npx vite preview ../frontend/packages/ui --outDir storybook-static --strictPort --port ${port}`,
    url: `${catalogue}/index.json`,
  },
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/catalogue.xml' }], ['./support/retryReporter.ts']],
  /* Recording a trace of every test costs more than the tests. */
  use: { ...product.use, baseURL: catalogue, trace: 'off' },
});
