import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { comeHome, enter } from '../support/session';
import { expect, test } from '../support/test';

/** Of Maison Aubrac: what waits there, the verb that settles it, and the screen where it is settled, under the name of the booklet. */
const waiting = [
  {
    fact: /en retard$/,
    verb: 'Vérifier',
    address: /informations-pratiques\?etat=overdue/,
    there: 'Informations pratiques',
  },
  { fact: /en retard sur/, verb: 'Relancer', address: /participants\?.*retard=true/, there: /saisonniers 2027/ },
  { fact: /à réviser$/, verb: 'Réviser', address: /options\/avance\?livret=/, there: /hygiène/ },
] as const;

test('the home of a company says what waits, and each line leads to its screen', async ({ page }) => {
  await comeHome(page, people.helene);
  const todo = page.getByRole('region', { name: 'À faire' });
  await expect(page.getByText(/chose vous attend|choses vous attendent/)).toBeVisible();

  for (const { fact, verb, address, there } of waiting) {
    await expect(todo.getByText(fact).first()).toBeVisible();
    await todo
      .getByRole('link', { name: new RegExp(`^${verb}`) })
      .first()
      .click();

    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: there }).first()).toBeVisible();
    await page.goBack();
  }
});

/** Somebody for whom things wait, somebody who has just begun, and somebody who runs the platform. */
const homes = { helene: 'À faire|To do', rose: 'Premiers pas|First steps', ines: 'plateforme|platform' } as const;

for (const [language, prefix] of Object.entries({ fr: '', en: '/en-GB' }))
  test(`A11Y1: homes are readable by everybody, in ${language}`, async ({ page }) => {
    for (const [name, part] of Object.entries(homes)) {
      await enter(page, people[name as keyof typeof homes]);
      await page.goto(`${prefix}/home`);
      await page.getByRole('region', { name: new RegExp(part) }).waitFor();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await inspect(page, `home of ${name}, ${language}`);
      await page.context().clearCookies();
    }
  });

for (const [language, prefix] of Object.entries({ fr: '', en: '/en-GB' }))
  test(`A11Y1: the dashboard tells the figures of the register, readable by everybody, in ${language}`, async ({
    page,
  }) => {
    await enter(page, people.helene);
    const { figures } = await (await page.request.get('/api/home?part=figures')).json();
    expect(figures.published).toBeGreaterThan(0);
    expect(figures.awaited).toBeGreaterThan(figures.acknowledged);
    await page.goto(`${prefix}/tableau-bord`);
    await page.getByRole('region', { name: /^(À retenir|To keep in mind)$/ }).waitFor();
    const told = await page.getByRole('main').getByRole('definition').allTextContents();
    expect(told.map((text) => Number(text.replaceAll(/\D/g, '')))).toEqual([
      figures.published,
      figures.awaited,
      figures.acknowledged,
      figures.late,
    ]);
    await inspect(page, `dashboard, ${language}`);
  });
