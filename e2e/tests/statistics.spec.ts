import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

for (const [language, prefix] of Object.entries({ fr: '', en: '/en-GB' }))
  test(`A11Y1: the statistics tell what the register tells, readable by everybody, in ${language}`, async ({
    page,
  }) => {
    await enter(page, people.helene);
    const [since, until] = [dayBefore(700), dayBefore(0)];
    /* Other journeys hand over and acknowledge meanwhile: what counts is what this page was told. */
    const answered = page.waitForResponse(`**/api/stats/following?since=${since}&until=${until}`);
    await page.goto(`${prefix}/tableau-bord/statistiques?du=${since}&au=${until}`);
    const { funnel } = (await (await answered).json()).following;
    expect(funnel.invited).toBeGreaterThan(funnel.acknowledged);

    const part = page.getByRole('region', { name: /^(De la remise à l’accusé|From handing over to receipt)$/ });
    await expect(part.getByRole('listitem')).toHaveCount(4);
    const steps = await part.getByRole('listitem').allTextContents();

    for (const [place, key] of ['invited', 'opened', 'read', 'acknowledged'].entries())
      expect(steps[place]?.replaceAll(/[\s,]/g, '')).toContain(String(funnel[key]));
    await part.getByRole('button', { name: /^(Voir les données|See the data)/ }).click();
    await expect(part.getByRole('table')).toBeVisible();
    const unclear = page.getByRole('region', { name: /^(Pages les moins comprises|Pages least understood)$/ });
    await expect(
      unclear.getByText(/^(Les questions avancent|Aucun signalement|Rien n’est|Questions move|Nothing)/),
    ).toBeVisible();
    await page.getByRole('region', { name: /^(Grille de conformité|Compliance grid)$/ }).waitFor();
    await inspect(page, `statistics, ${language}`);
  });
