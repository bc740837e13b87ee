import { defineConfig } from '@playwright/test';

const chromium = {
  executablePath: process.env.LIVRETIER_CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    /* Its own controls, such as the calendar of a date, speak French too. */
    '--lang=fr-FR',
  ],
};

export default defineConfig({
  testDir: 'tests',
  outputDir: '../artefacts/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/e2e.xml' }]],
  use: {
    baseURL: process.env.LIVRETIER_PUBLIC_URL ?? 'http://localhost:8080',
    browserName: 'chromium',
    launchOptions: chromium,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
