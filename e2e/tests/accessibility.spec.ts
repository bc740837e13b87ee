import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { inEveryLook } from '../support/screens';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const widths = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** A11Y1: no violation, and nothing wider than the screen, in light and dark, narrow and wide. */
const inspect = (page: Page, screen: string) =>
  inEveryLook(page, widths, async (look) => {
    // There are no frames; without this, each analysis opens a page of its own.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, `${screen} ${look}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${screen} ${look}`).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  });

for (const [language, person] of [
  ['fr', people.lea],
  ['en', people.karim],
] as const)
  test(`every screen is accessible in ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    const text = words[language];
    const { open, heading, signIn, acceptTerms } = journey(page, language);

    await open('/nulle-part');
    await heading(text.notFound);
    await inspect(page, 'not found');

    await open('/auth/login');
    await heading(text.signInHeading);
    await inspect(page, 'sign in');
    await page.getByRole('button', { name: text.signIn }).click();
    await inspect(page, 'sign in, fields missing');
    await signIn(person, 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'sign in, wrong credentials');

    await signIn(person);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await inspect(page, 'terms');
    await page.getByRole('button', { name: text.accept }).click();
    await inspect(page, 'terms, not ticked');
    await page.getByRole('button', { name: text.refuse }).click();
    await heading(text.refusedHeading);
    await inspect(page, 'terms refused');
    await page.getByRole('link', { name: text.readAgain }).click();
    await acceptTerms();

    await heading(`${text.hello} ${person.name.split(' ')[0]}`);
    await inspect(page, 'home');
    await page.getByRole('button', { name: person.name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspect(page, 'account menu');
  });
