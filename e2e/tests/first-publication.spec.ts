import type { Locator, Page } from '@playwright/test';
import { note } from '../support/figures';
import { countedHands } from '../support/interactions';
import { journey } from '../support/journey';
import { keyboardOf } from '../support/keyboard';
import { send } from '../support/library';
import { password, people } from '../support/people';
import { putAway } from '../support/publishing';
import { openSession } from '../support/session';
import { expect, test } from '../support/test';

type Hands = {
  /** `back`: what a keyboard comes to sooner by Shift and Tab. */
  click: (place: Locator, back?: boolean) => Promise<unknown>;
  choose: (place: Locator) => Promise<unknown>;
  write: (place: Locator, text: string) => Promise<unknown>;
  count: () => number;
};

/** A keyboard that counts as the mouse does: a field, a choice, a button. To come to them is no act, nor is moving a mouse. */
const countedKeyboard = (page: Page): Hands => {
  let count = 0;
  const { write, push, choose } = keyboardOf(page);
  const act = (deed: () => Promise<unknown>) => {
    count += 1;
    return deed();
  };
  return {
    click: (place, back) => act(() => push(place, back)),
    choose: (place) => act(() => choose(place)),
    write: (place, text) => act(() => write(place, text)),
    count: () => count,
  };
};

/** As on the first day: nothing is said in the whole company, and no booklet is begun, not by a test that was stopped either. */
const sayNothing = async (page: Page) => {
  await openSession(page, people.gilles);
  const answer = await page.request.get('/api/values');
  /* Before the terms nothing is told: then nothing was said either. */
  const { items = [] } = answer.ok() ? await answer.json() : {};
  const filled = (items as { key: string; value: string }[]).filter(({ value }) => value);
  if (filled.length > 0)
    await send(page, 'PUT', '/api/values', { values: filled.map(({ key }) => ({ key, value: '' })) });
  const begun = await page.request.get('/api/booklets');
  const { items: booklets = [] } = begun.ok() ? await begun.json() : {};
  for (const { id, abilities } of booklets as { id: string; abilities: { archive: boolean } }[]) {
    if (abilities.archive) await send(page, 'POST', `/api/booklets/${id}/archive`);
    await send(page, 'POST', `/api/booklets/${id}/trash`);
  }
  await page.context().clearCookies();
};

/** On the home of a company that has handed nothing over: the one link in it is the next step. */
const firstSteps = (page: Page) => page.getByRole('region', { name: 'Premiers pas' });

const goOn = (page: Page) => page.getByRole('button', { name: /^(Continuer vers|Vérifier et)/ });
const steps = [
  'Dans quel secteur travaillez-vous ?',
  'Comment lira-t-on votre livret ?',
  /^Votre livret/,
  /^Pages de/,
  'Votre logo',
  'Les couleurs de votre livret',
  'La police de votre livret',
] as const;

const makeAndPublish = async (page: Page, { click, choose, write }: Hands) => {
  const step = (title: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 });
  await journey(page).begin();
  await write(page.getByLabel('Adresse e-mail'), people.gilles.email);
  await write(page.getByLabel('Mot de passe', { exact: true }), password);
  await click(page.getByRole('button', { name: 'Se connecter' }));
  await page.waitForURL(/legal\/prompt|home/);
  if (page.url().includes('legal')) {
    await step('Avant de commencer');
    await choose(page.getByRole('checkbox'));
    await click(page.getByRole('button', { name: 'Accepter' }));
  }
  await click(firstSteps(page).getByRole('link'));
  await step('Comment s’appelle votre livret ?');
  await write(page.getByLabel('Nom du livret'), `Livret d’accueil ${Date.now() % 1_000_000}`);
  await choose(page.getByRole('radio', { name: /^Accueil du salarié/ }));
  await click(goOn(page), true);
  for (const title of steps) {
    await step(title);
    if (title === steps[0])
      await choose(page.getByRole('radio', { name: /^Agriculture|^Commerce|^Industrie/ }).first());
    await click(goOn(page), true);
  }
  await step('Informations pratiques');
  const fields = page.getByRole('region', { name: /^Nécessaires pour publier/ }).getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label') ?? ''));
  for (const name of names) await write(page.getByRole('textbox', { name, exact: true }), `${name}, dit une fois`);
  await click(goOn(page), true);

  await step('Votre livret est prêt');
  const livret = new URL(page.url()).searchParams.get('livret') ?? '';
  await click(page.getByRole('button', { name: 'Publier le livret' }), true);
  const dialog = page.getByRole('dialog');
  await write(dialog.getByRole('textbox', { name: 'Note de version' }), 'Première version');
  await click(dialog.getByRole('button', { name: 'Publier la version 1.0' }));
  await expect(page.getByRole('dialog', { name: 'Version 1.0 en ligne' })).toBeVisible({ timeout: 90_000 });
  return { livret, required: names.length };
};

const ways = { mouse: countedHands, keyboard: countedKeyboard };

test.describe.configure({ mode: 'serial' });

for (const [way, handsOn] of Object.entries(ways))
  test(`Gilles, in a company that has said nothing, is led from home to a published « Essentiel » by ${way} in 40 interactions`, async ({
    page,
  }) => {
    await sayNothing(page);
    const hands = handsOn(page);

    const { livret, required } = await makeAndPublish(page, hands);

    await page.goto('/home');
    await expect(firstSteps(page).getByRole('link')).toHaveText('Choisir les lecteurs');
    await putAway(page, livret);
    note({
      goal_name: 'Booklets B',
      /* The way comes first: the name of its file is cut. */
      what: `by ${way}: first sign-in in a company without any information to a published « Essentiel »`,
      measured: `${hands.count()} interactions, ${required} required informations`,
      goal: '≤ 40 interactions, ≤ 12 required informations',
      met: hands.count() <= 40 && required <= 12,
    });
    expect(hands.count()).toBeLessThanOrEqual(40);
    expect(required).toBeLessThanOrEqual(12);
  });
