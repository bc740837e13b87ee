import type { Page } from '@playwright/test';
import { everyWidth, inspect } from '../support/inspect';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { test } from '../support/test';

const words = {
  fr: {
    prefix: '',
    languages: 'Langues',
    add: 'Ajouter une langue',
    english: 'Anglais',
    reading: 'Sens de lecture',
    texts: 'Textes',
    write: 'Traduction',
    one: 'Traduction de home.title',
  },
  en: {
    prefix: '/en-GB',
    languages: 'Languages',
    add: 'Add a language',
    english: 'Anglais',
    reading: 'Reading direction',
    texts: 'Texts',
    write: 'Translation',
    one: 'Translation of home.title',
  },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Reads only: what is opened is never sent. */
for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`the languages and their texts can be used by everybody, ${language}`, async ({ page }) => {
    await enter(page, people.ines);

    await page.goto(`${text.prefix}/parametres/langues`);
    await heading(page, text.languages);
    await page.getByRole('row', { name: text.english }).waitFor();
    await inspect(page, `languages, ${language}`, everyWidth);
    if (language === 'fr') await shoot(page, 'languages');
    await page.getByRole('button', { name: text.english }).click();
    await page.getByLabel(text.reading).waitFor();
    await inspect(page, `a language, ${language}`);
    await page.goto(`${text.prefix}/parametres/langues?ajouter=true`);
    await page.getByLabel(text.reading).waitFor();
    await inspect(page, `a new language, ${language}`);

    await page.goto(`${text.prefix}/parametres/traductions?langue=en-GB&recherche=home.title`);
    await page.getByText('home.title', { exact: true }).waitFor();
    await inspect(page, `translations, ${language}`, everyWidth);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
    await page.getByRole('form', { name: text.one }).waitFor();
    await inspect(page, `a translation, ${language}`);
    if (language === 'fr') await shoot(page, 'translations');
  });
}
