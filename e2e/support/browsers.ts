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

const args = [
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
];

/** Chromium as people have it: for pictures that are compared and for what is measured. */
export const wholeChromium = { executablePath: process.env.LIVRETIER_CHROMIUM ?? '/usr/bin/chromium', args };

/** Chromium without its own windows, which opens and answers sooner. */
export const headlessShell = {
  executablePath: process.env.LIVRETIER_CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell',
  args,
};
