import type { Page } from '@playwright/test';

/* The browser itself logs an answer that is not a success; these two are part of the product. */
const expected = /the server responded with a status of (401|422)/;

/** Keeps everything that a page must never do: call elsewhere, break its policy, complain in the console. */
export const watch = async (page: Page, origin: string) => {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`request to ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning';
    if (serious && !expected.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return faults;
};
