import { expect, type Page } from '@playwright/test';
import { type Person, password } from './people';
import { type Language, words } from './words';

/** The steps of the thin journey, as a person takes them. */
export const journey = (page: Page, language: Language = 'fr') => {
  const text = words[language];
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return {
    open: async (path = '/') => {
      await page.goto(`${text.prefix}${path}`);
    },
    heading,
    /** Where one begins: the French sign-in page, on which another language is chosen in the menu. */
    begin: async () => {
      await page.goto('/auth/login');
      if (language !== 'fr') {
        await page.getByRole('button', { name: words.fr.language }).click();
        await page.getByRole('menuitemradio', { name: text.language }).click();
      }
      await heading(text.signInHeading);
    },
    signIn: async (person: Person, secret: string = password) => {
      await page.getByLabel(text.email).fill(person.email);
      await page.getByLabel(text.password, { exact: true }).fill(secret);
      await page.getByRole('button', { name: text.signIn }).click();
    },
    acceptTerms: async () => {
      await heading(text.termsHeading);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: text.accept }).click();
    },
    signOut: async (person: Person) => {
      await page.getByRole('button', { name: person.name }).click();
      await page.getByRole('menuitem', { name: text.signOut }).click();
      await heading(text.signInHeading);
    },
  };
};
