import { everyWidth, inspect, onAPhone, withASidebar } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { words } from '../support/words';

for (const [language, newcomer, member] of [
  ['fr', people.lea, people.odile],
  ['en', people.karim, people.margaux],
] as const) {
  const text = words[language];

  test(`A11Y1: what a visitor meets is accessible in ${language}`, async ({ page }) => {
    const { open, begin, heading, signIn } = journey(page, language);

    await open('/nulle-part');
    await heading(text.notFound);
    await inspect(page, 'not found');

    await begin();
    await inspect(page, 'sign in');
    await page.getByRole('button', { name: text.language }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspect(page, 'language menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.signIn }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await inspect(page, 'sign in, fields missing');
    await signIn(newcomer, 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'sign in, wrong credentials');
  });

  test(`A11Y1: the terms are accessible in ${language}`, async ({ page }) => {
    const { begin, heading, signIn, acceptTerms } = journey(page, language);
    await begin();
    await signIn(newcomer);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await inspect(page, 'terms');
    await page.getByRole('button', { name: text.accept }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await inspect(page, 'terms, not ticked');
    await page.getByRole('button', { name: text.refuse }).click();
    await heading(text.refusedHeading);
    await inspect(page, 'terms refused');
    await page.getByRole('link', { name: text.readAgain }).click();
    await acceptTerms();
    await heading(`${text.hello} ${newcomer.name.split(' ')[0]}`);
  });

  test(`A11Y1: the home page and its menus are accessible in ${language}`, async ({ page }) => {
    const { open, heading } = journey(page, language);
    await enter(page, member);
    await open('/home');
    await heading(`${text.hello} ${member.name.split(' ')[0]}`);
    await inspect(page, 'home', everyWidth);
    await page.getByRole('button', { name: member.name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspect(page, 'account menu', withASidebar);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: text.openMenu }).click();
    await expect(page.getByRole('dialog', { name: text.menu })).toBeVisible();
    await inspect(page, 'menu of a phone', onAPhone);
  });
}
