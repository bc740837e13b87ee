import { expect as expecting, type Page } from '@playwright/test';
import { ready } from '../support/desk';
import {
  type Address,
  addressesOf,
  type Name,
  namesFor,
  pretend,
  pretendNoMore,
  type Visitor,
} from '../support/everyAddress';
import { keep } from '../support/figures';
import { inspect } from '../support/inspect';
import { messageKeys } from '../support/messageKeys';
import { people } from '../support/people';
import { enter } from '../support/session';
import { unsaid } from '../support/spoken';
import { expect, test } from '../support/test';

/* They are known to the page a minute after they were offered, at most. */
const soon = { timeout: 90_000 };

const languages = [
  { code: 'pt-PT', direction: 'ltr', search: 'portugais europ', said: 'Que bom ter você de volta' },
  { code: 'ar', direction: 'rtl', search: 'arabe', said: 'مرحبا بعودتكم' },
] as const;
const key = 'accounts.signIn.heading';

const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });

/** A language that an earlier attempt added is still there: its code is taken for ever. */
const begin = async (page: Page, { code, search }: (typeof languages)[number]) => {
  await page.goto('/parametres/langues');
  await rowOf(page, 'fr-FR').waitFor();
  if ((await rowOf(page, code).count()) > 0) {
    await rowOf(page, code).getByRole('button').click();
    return;
  }
  await page.getByRole('button', { name: 'Ajouter une langue' }).click();
  await page.getByLabel('Chercher une langue').fill(search);
  await page.getByRole('list', { name: 'Langues trouvées' }).getByText(code, { exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter la langue' }).click();
};

const add = async (page: Page, language: (typeof languages)[number]) => {
  await begin(page, language);
  await page.getByLabel('Proposée à partir de').fill('0');
  await page.getByRole('radio', { name: 'Proposée' }).check();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(rowOf(page, language.code)).toContainText('Proposée');
};

const write = async (page: Page, { code, said }: (typeof languages)[number]) => {
  await page.goto(`/parametres/traductions?langue=${code}&recherche=${key}`);
  await page
    .getByRole('list', { name: /^Textes/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByLabel('Traduction', { exact: true }).fill(said);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Validé', { exact: true })).toBeVisible();
};

/** What was added is in preparation again: other tests count the languages on offer. */
const takeBack = async (page: Page) => {
  const { request } = page.context();
  const { csrfToken } = await (await request.get('/api/auth/csrf-token')).json();
  for (const { code } of languages) {
    await request.put(`/api/i18n/locales/${code}`, {
      headers: { 'X-CSRF-TOKEN': csrfToken },
      data: { interface: false, status: 'preparing' },
    });
  }
};

const visitors: readonly Visitor[] = ['nobody', 'company', 'platform'];

/** The gate opens every twelfth address in each of the two languages; `LOOKS=all` opens all of them in both. */
const opened = (names: readonly Name[], turn: number) =>
  names.filter((_, place) => process.env.LOOKS === 'all' || place % 12 === turn * 6);

const answersIn = async (page: Page, { code, direction }: (typeof languages)[number], { name, leadsTo }: Address) => {
  await ready(page);
  expecting.soft(new URL(page.url()).pathname, name).toBe(`/${code}${leadsTo}`.replace(/\/$/, ''));
  await expecting.soft(page.locator('html'), name).toHaveAttribute('dir', direction);
  /* The screen of translations is made of names of texts. */
  if (name !== 'translations')
    expecting.soft((await unsaid(page, messageKeys)).raw, `names of texts, ${name} in ${code}`).toEqual([]);
};

/** Every address in both languages, as whoever may open it; how many were opened. */
const openEverything = async (page: Page) => {
  let count = 0;
  for (const visitor of visitors) {
    for (const [turn, language] of languages.entries())
      for (const one of await addressesOf(page, visitor, opened(namesFor(visitor), turn))) {
        await pretend(page, one.name);
        await expect(async () => {
          await page.goto(`/${language.code}${one.address}`);
          await expect(page.locator('html')).toHaveAttribute('lang', language.code, { timeout: 5000 });
        }, one.name).toPass(soon);
        await answersIn(page, language, one);
        count += 1;
        if (visitor === 'nobody') await pretendNoMore(page);
      }
    await page.context().clearCookies();
  }
  return count;
};

test('LNG1: pt-PT and ar are added in the browser, and the studio speaks them without a build or a restart', async ({
  page,
}) => {
  test.setTimeout(process.env.LOOKS === 'all' ? 3_600_000 : 900_000);
  await enter(page, people.paul);
  try {
    for (const language of languages) {
      await add(page, language);
      await write(page, language);
    }
    await page.context().clearCookies();

    /* Each process of the application learns it for itself. */
    await expect(async () => {
      await page.goto('/ar/auth/login');
      await expect(page.getByRole('heading', { level: 1, name: 'مرحبا بعودتكم' })).toBeVisible({ timeout: 5000 });
    }).toPass(soon);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('Adresse e-mail', { exact: true }).first()).toHaveAttribute('lang', 'fr-FR');
    await inspect(page, 'sign-in, ar');
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('menuitemradio', { name: /Português/i }).click();
    await page.getByRole('heading', { level: 1, name: 'Que bom ter você de volta' }).waitFor();
    await expect(page).toHaveURL('/pt-PT/auth/login');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const count = await openEverything(page);
    const faults = test.info().errors.length;
    keep(
      {
        goal_name: 'LNG1',
        what: 'addresses of the studio opened in pt-PT and ar, which were added in the browser a moment before',
        measured: `${count} opened, ${faults} faults: another address or direction, or the name of a text`,
        goal: 'all, 0 faults',
        met: faults === 0,
      },
      'make every-language',
      process.env.LOOKS === 'all',
    );
  } finally {
    await enter(page, people.paul);
    await takeBack(page);
  }
});
