import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { expect, test } from '../support/test';
import { type Language, words } from '../support/words';

for (const language of ['fr', 'en'] as const satisfies readonly Language[])
  test(`wrong credentials are refused beside the form, in ${language}`, async ({ page }) => {
    const { open, signIn } = journey(page, language);
    await open('/auth/login');

    await signIn(people.chloe, 'not the password');

    await expect(page.getByRole('alert')).toHaveText(words[language].badCredentials);
    await expect(page.getByLabel(words[language].email)).toHaveValue(people.chloe.email);
    if (language === 'fr') await shoot(page, '7-wrong-credentials');
  });

test('an unknown address gets the same answer as a wrong password', async ({ page }) => {
  const { open, signIn } = journey(page);
  await open('/auth/login');

  await signIn({ name: 'Nobody', email: 'nobody@maison-aubrac.test' });

  await expect(page.getByRole('alert')).toHaveText(words.fr.badCredentials);
});

test('what is missing is said without calling the server', async ({ page }) => {
  await journey(page).open('/auth/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));

  await page.getByRole('button', { name: 'Se connecter' }).click();

  await expect(page.getByText('Cette information est nécessaire.')).toHaveCount(2);
  expect(calls.filter((url) => url.includes('/api/auth/login'))).toEqual([]);
});
