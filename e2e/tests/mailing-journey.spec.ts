import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from '../support/keyboard';
import { send } from '../support/library';
import { mailboxOf } from '../support/mailbox';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

/** What a person does with a screen, whatever they do it with. */
type Hands = {
  push: (control: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
};

const pointer = (): Hands => ({
  push: (control) => control.click(),
  choose: (radio) => radio.check({ force: true }),
});

const keyboard = (page: Page): Hands => {
  const keys = keyboardOf(page);
  return { push: (control) => keys.push(control), choose: (radio) => keys.choose(radio) };
};

/** Three people of this run, of whom one has no address. */
const participants = async (page: Page, booklet: string, run: string) => {
  const add = async (first_name: string, email: string) => {
    const answer = await send(page, 'POST', '/api/people', { first_name, last_name: `Garrigue${run}`, email });
    return ((await answer.json()) as { id: string }).id;
  };
  const made = [
    await add('Paul', `paul.${run}@exemple.test`),
    await add('Rose', `rose.${run}@exemple.test`),
    await add('Yann', ''),
  ];
  await send(page, 'POST', `/api/booklets/${booklet}/participants`, { people: made });
};

/** From the list to a draft that was tested and launched. */
const launch = async (page: Page, { push, choose }: Hands, nature: string, count: number) => {
  await push(page.getByRole('link', { name: 'Nouvel envoi' }));
  await choose(page.getByRole('radio', { name: nature }));
  await push(page.getByRole('button', { name: 'Continuer vers le message' }));
  const recipients = page.getByRole('region', { name: 'Destinataires' });
  await expect(recipients).toContainText(new RegExp(`${count} personnes? recev`));
  const leave = page.getByRole('button', { name: /^Envoyer à/ });
  await expect(leave).toHaveAttribute('aria-disabled', 'true');
  await push(page.getByRole('button', { name: 'M’envoyer un essai' }));
  await expect(page.getByText('Essai envoyé')).toBeVisible({ timeout: 60_000 });
  await push(leave);
  await push(page.getByRole('alertdialog').getByRole('button', { name: /^Envoyer à/ }));
};

const byWhat = { 'with a pointer': pointer, 'A11Y3: by keys alone': keyboard };

for (const [how, handsOf] of Object.entries(byWhat))
  test(`${how}: an invitation is tested, launched and sent once each, and nobody is invited twice`, async ({
    page,
  }) => {
    test.slow();
    const run = `m${Date.now()}`;
    const hands = handsOf(page);
    await enter(page, people.helene);
    const { id } = await publishedBooklet(page, `Livret ${run}`);
    await participants(page, id, run);
    const boxes = ['paul', 'rose'].map((name) => mailboxOf(`${name}.${run}@exemple.test`));
    await page.goto(`/livrets/options/emailing?livret=${id}`);

    await launch(page, hands, 'Invitation', 2);

    /* At night it says what it waits for; by day it goes on to its end. */
    const isWaiting = page.getByText('L’envoi attend l’ouverture');
    const isDone = page.getByText('Envoi terminé');
    await expect(isDone.or(isWaiting).first()).toBeVisible({ timeout: 60_000 });
    await hands.push(page.getByRole('link', { name: /^Destinataires/ }));
    await expect(page.getByRole('row', { name: /Yann.*Sans e-mail/ })).toContainText('Écarté');
    if (await page.getByText('Terminé', { exact: true }).isVisible()) {
      for (const box of boxes) expect(box.mails()).toHaveLength(1);
      await page.goto(`/livrets/options/emailing/create?livret=${id}`);
      await hands.push(page.getByRole('button', { name: 'Continuer vers le message' }));
      await expect(page.getByRole('region', { name: 'Destinataires' })).toContainText('2 déjà invités');
      await expect(page.getByText('Personne ne recevrait ce message.')).toBeVisible();
    }

    await send(page, 'POST', `/api/booklets/${id}/archive`);
  });
