import { defineConfig } from '@playwright/test';

/* The first ones are what Playwright turns off itself: of two lists, the browser reads the last. The others are pages of
   the browser's own address bar, of which it would load two for each window of a test. */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

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
    `--disable-features=${without.join()}`,
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
  /* A test that needs its second attempt is named at the end of the gate; it fails there only if it fails twice. */
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  /* A shared machine may be four times slower than a quiet one; what hangs is known by its one act. */
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['junit', { outputFile: '../artefacts/junit/e2e.xml' }]],
  use: {
    baseURL: process.env.LIVRETIER_PUBLIC_URL ?? 'http://localhost:8080',
    browserName: 'chromium',
    launchOptions: chromium,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
