import { everyWidth, inspect, onAPhone, withASidebar } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { expect, test } from '../support/test';
import { words } from '../support/words';

for (const [language, person] of [
  ['fr', people.lea],
  ['en', people.karim],
] as const)
  test(`every screen is accessible in ${language}`, async ({ page }) => {
    const text = words[language];
    const { open, begin, heading, signIn, acceptTerms } = journey(page, language);

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
    await signIn(person, 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'sign in, wrong credentials');

    await signIn(person);
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

    await heading(`${text.hello} ${person.name.split(' ')[0]}`);
    await inspect(page, 'home', everyWidth);
    await page.getByRole('button', { name: person.name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspect(page, 'account menu', withASidebar);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: text.openMenu }).click();
    await expect(page.getByRole('dialog', { name: text.menu })).toBeVisible();
    await inspect(page, 'menu of a phone', onAPhone);
  });
