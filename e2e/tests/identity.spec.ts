import type { Browser, Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { type Person, people } from '../support/people';
import { shoot } from '../support/screens';
import { comeHome, openSession } from '../support/session';
import { expect, test } from '../support/test';

const reason = 'Date de fermeture impossible à changer, demande par téléphone.';

/** Somebody's id, as their own browser learns it. */
const idOf = async (browser: Browser, baseURL: string | undefined, person: Person) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const { id } = await openSession(page, person);
  await page.close();
  return id;
};

/** What the page for it will ask of the server. */
const actAs = (page: Page, userId: string) =>
  page.evaluate(
    async ([id_utilisateur, reason]) => {
      const { csrfToken } = await (await fetch('/api/auth/csrf-token')).json();
      const answer = await fetch('/api/admin/identity/switch', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken },
        body: JSON.stringify({ id_utilisateur, reason }),
      });
      return answer.status;
    },
    [userId, reason],
  );

test('F16: Solène acts as Camille under a banner that stays, and comes back by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const { open, heading } = journey(page);
  const banner = page.getByRole('region', { name: 'Identité empruntée' });
  const wayBack = page.getByRole('button', { name: 'Revenir à mon compte' });
  const camille = await idOf(browser, baseURL, people.camille);
  await comeHome(page, people.solene);
  await expect(banner).toHaveCount(0);

  /* What the home still asks for would be asked in a session that is no more. */
  await page.waitForLoadState('networkidle');
  expect(await actAs(page, camille)).toBe(200);
  await page.reload();
  await heading('Bonjour Camille');
  await expect(banner).toContainText('Vous agissez en tant que Camille Vidal, Maison Aubrac.');
  await expect(banner).toContainText('Vos actions sont enregistrées à votre nom, Solène Guérin.');
  await expect(banner).toContainText(/Depuis \d{1,2}:\d\d/);
  await shoot(page, '10-identity');
  await inspect(page, 'home, as somebody else');
  await page.goto('/en-GB/home');
  await expect(page.getByRole('button', { name: 'Back to my account' })).toBeVisible();
  await inspect(page, 'home, as somebody else, in English');

  await open('/nulle-part');
  await heading('Cette page s’est décousue');
  await expect(banner).toBeVisible();
  await inspect(page, 'not found, as somebody else');
  await page.setViewportSize({ width: 320, height: 320 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(wayBack, 'below the fold of a phone').toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });

  await open('/auth/legal/prompt');
  await heading('Bonjour Camille');
  await page.waitForLoadState('networkidle'); // what the home still asks for belongs to Camille
  await page.keyboard.press('Tab');
  await expect(wayBack).toBeFocused();
  await page.keyboard.press('Enter');

  await heading('Bonjour Solène');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/home');
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Vous êtes de nouveau dans votre compte.')).toBeVisible();
  await page.reload();
  await heading('Bonjour Solène');
});
