import type { Page } from '@playwright/test';

/** Keeps what a page must not do with a text: run it, or ask the policy to stop it. */
export const guard = async (page: Page) => {
  const faults: string[] = [];
  await page.exposeFunction('report', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    const report = (fault: string) => (Reflect.get(window, 'report') as (fault: string) => void)(fault);
    Object.assign(window, { hacked: () => report('executed') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      report(`policy: ${violatedDirective} ${sample}`),
    );
  });
  page.on('dialog', async (dialog) => {
    faults.push('dialog');
    await dialog.dismiss();
  });
  /* A document that is read but never shown has no event of its own. */
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  return faults;
};
