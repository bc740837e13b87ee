import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { openBooklet, shareWith } from '../support/bookletPages';
import { inspect, onAPhone } from '../support/inspect';
import { keyboardOf } from '../support/keyboard';
import { send } from '../support/library';
import { people } from '../support/people';
import { putAway, smallBooklet, writePage } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const { helene, margaux } = people;

/** A booklet of one paragraph, on which both have a right. */
const shared = async (page: Page, name: string) => {
  await enter(page, helene);
  const { id, pageId } = await smallBooklet(page, name);
  await writePage(page, id, pageId, 'Le rassemblement se fait devant la façade nord.');
  await shareWith(page, id, margaux);
  return { id, pageId };
};

const sitDown = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const page = await (await browser.newContext(options)).newPage();
  await enter(page, margaux);
  await page.goto('/home');
  return page;
};

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const notice = (page: Page, booklet: string, name = /^On vous mentionne/) =>
  page.getByRole('listitem').filter({ hasText: booklet }).getByRole('link', { name });
const thread = (page: Page, name = 'Commentaires du bloc') => page.getByRole('region', { name });
const answerIn = (page: Page) => thread(page).getByRole('textbox', { name: /^Répondre/ });

test('Hélène asks Margaux about a sentence, who answers and settles it, by keyboard', async ({ page, browser }) => {
  const name = `Livret commenté ${Date.now()}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await shared(page, name);

  await openBooklet(page, id);
  await page.keyboard.press('Control+Alt+m');
  await expect(page.getByRole('textbox', { name: /^Commentaire/ })).toBeFocused();
  await page.keyboard.type('Depuis les travaux, est-ce vrai @marg');
  await expect(page.getByRole('option', { name: margaux.name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Commentaire/ })).toHaveValue(/@Margaux Leroy $/);
  await page.keyboard.press('Control+Enter');
  await expect(thread(page)).toContainText('@Margaux Leroy');
  await expect(page.getByRole('button', { name: /^1 commentaire sur « Le rassemblement/ })).toBeVisible({
    timeout: 30_000,
  });
  expect(await violations(page)).toEqual([]);

  const other = await sitDown(browser, { viewport: { width: 1440, height: 900 } });
  const keys = keyboardOf(other);
  await keys.push(bell(other));
  await keys.push(notice(other, name));
  await expect(thread(other)).toContainText('devant la façade nord');
  await keys.write(answerIn(other), 'Non, au parking.');
  await keys.press('Control+Enter');
  await expect(thread(other).getByText('Non, au parking.')).toBeVisible();
  await keys.push(thread(other).getByRole('button', { name: 'Résoudre' }), true);
  await expect(thread(other)).toContainText(/Résolu\s*par Margaux Leroy/);
  expect(await violations(other)).toEqual([]);
  await other.context().close();
  await putAway(page, id);
});

const onThePhone = {
  fr: {
    prefix: '',
    mentioned: /^On vous mentionne/,
    thread: 'Commentaires du bloc',
    answer: /^Répondre/,
    send: 'Envoyer',
    close: 'Fermer les commentaires',
    marks: /^2 commentaires sur « Le rassemblement/,
  },
  en: {
    prefix: '/en-GB',
    mentioned: /^You are mentioned/,
    thread: 'Comments on the block',
    answer: /^Answer/,
    send: 'Send',
    close: 'Close the comments',
    marks: /^2 comments on “Le rassemblement/,
  },
} as const;

for (const [language, said] of Object.entries(onThePhone))
  test(`Margaux answers a comment from the bell of her phone, in ${language}`, async ({ page, browser }) => {
    const name = `Livret commenté au téléphone ${language} ${Date.now()}`;
    const { id, pageId } = await shared(page, name);
    const { items } = await (await page.request.get(`/api/booklets/${id}/colleagues`)).json();
    const { id: asked } = items.find((one: { name: string }) => one.name === margaux.name);
    const text = `<@${asked}>, est-ce encore vrai ?`;
    await send(page, 'POST', `/api/booklets/${id}/threads`, { page: pageId, block: 'premier', text });

    const phone = await sitDown(browser, {
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' },
    });
    const about = thread(phone, said.thread);
    const answer = about.getByRole('textbox', { name: said.answer });
    await phone.goto(`${said.prefix}/home`);
    await bell(phone).tap();
    await notice(phone, name, said.mentioned).tap();
    await expect(about).toContainText('est-ce encore vrai ?');
    await expect(phone.locator('html')).toHaveClass(/p-dark/);
    await inspect(phone, `a thread on a phone, ${language}`, onAPhone);
    await answer.fill('Oui, je viens d’y passer.');
    await about.getByRole('button', { name: said.send }).tap();
    await expect(about.getByText('Oui, je viens d’y passer.')).toBeVisible();
    await expect(answer).toHaveValue('');
    await about.getByRole('button', { name: said.close }).tap();

    await expect(phone.getByRole('button', { name: said.marks })).toBeVisible();
    await inspect(phone, `a commented page on a phone, ${language}`, onAPhone);
    await phone.context().close();
    await putAway(page, id);
  });
