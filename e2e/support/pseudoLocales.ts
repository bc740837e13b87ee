import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { lengthened, mirrored } from '../../frontend/apps/studio/test/pseudo';

type Forms = Record<string, string>;
type Shipped = Record<string, [catalogue: string, said: Record<string, Forms>]>;

const shipped: Shipped = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../backend/messages.json'), 'utf-8'));

/** Languages that nobody speaks: one is two fifths longer than English, one runs to the left. Their texts bear a mark. */
export const pseudoLocales = {
  'en-XA': { of: 'en-GB', plurals: 'en', direction: 'ltr', change: lengthened, mark: '~' },
  'ar-XB': { of: 'fr-FR', plurals: 'ar', direction: 'rtl', change: mirrored, mark: '\u202e' },
} as const;
export type PseudoLocale = keyof typeof pseudoLocales;

const inTheBrowser = ['studio', 'blocks'];

/** Under the names that the server gives them: one for each plural category of the language. */
const named = (key: string, forms: Forms, plurals: string): [string, string][] => {
  if ('' in forms) return [[key, forms[''] ?? '']];
  const categories = new Set([
    ...new Intl.PluralRules(plurals).resolvedOptions().pluralCategories,
    ...Object.keys(forms),
  ]);
  return [...categories].map((category) => [`${key}_${category}`, forms[category] ?? forms.other ?? '']);
};

/** Every text of the studio in it, as the server would answer. */
export const textsIn = (locale: PseudoLocale): Record<string, string> => {
  const { of, plurals, change } = pseudoLocales[locale];
  return Object.fromEntries(
    Object.entries(shipped)
      .filter(([, [catalogue]]) => inTheBrowser.includes(catalogue))
      .flatMap(([key, [, said]]) => named(key, said[of] ?? {}, plurals))
      .map(([name, text]) => [name, change(text)]),
  );
};

/** From now on the pages of the studio are told that this language is offered, and get its texts: nothing is added to the platform. */
export const offer = async (page: Page, locale: PseudoLocale) => {
  const told = JSON.stringify([
    ['fr-FR', 'Français', 'ltr', ''],
    [locale, locale, pseudoLocales[locale].direction, '1'],
  ]).replaceAll('"', '&quot;');
  const texts = textsIn(locale);
  await page.route(`**/_i18n/${locale}/messages.json*`, (route) => route.fulfill({ json: texts }));
  await page.route(`**/${locale}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<meta name="livretier-languages" content=")[^"]*/,
      (_, opened: string) => `${opened}${told}`,
    );
    return route.fulfill({ response: answer, body });
  });
};
