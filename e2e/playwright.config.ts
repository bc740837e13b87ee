import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/browsers';

export default defineConfig({
  metadata: { suite: 'e2e' },
  testDir: 'tests',
  outputDir: '../artefacts/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  /* A test that needs its second attempt is named at the end of the gate; it fails there only if it fails twice. */
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  /* A shared machine may be four times slower than a quiet one; what hangs is known by its one act. */
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/e2e.xml' }], ['./support/retryReporter.ts']],
  use: {
    baseURL: process.env.LIVRETIER_PUBLIC_URL ?? 'http://localhost:8080',
    browserName: 'chromium',
    launchOptions: headlessShell,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
