import { test as bare, expect, type Page } from '@playwright/test';
import { chunks } from '../support/chunks';
import { note } from '../support/figures';
import { guard } from '../support/guard';
import { hostileFile, tellHostile, writeHostile } from '../support/hostileContent';
import { hostileTexts } from '../support/hostileTexts';
import { journey } from '../support/journey';
import { messageKeys } from '../support/messageKeys';
import { people } from '../support/people';
import { enter } from '../support/session';

const conclude = (sink: string, faults: readonly string[]) => {
  note({
    goal_name: 'SEC5',
    what: `hostile texts through ${sink}`,
    measured: `${hostileTexts.length} texts, ${faults.length} executions or policy reports`,
    goal: '300 texts, 0',
    met: hostileTexts.length >= 300 && faults.length === 0,
  });
  expect(faults).toEqual([]);
};

/** A library whose folders and files bear each text once, as name, description, credit and place of use. */
const hostileLibrary = async (page: Page) => {
  const { request } = page.context();
  const library = await (await request.get('/api/media/library')).json();
  const { items } = await (await request.get('/api/media/files?search=hotel')).json();
  const model = await (await request.get(`/api/media/files/${items[0].id}`)).json();
  const idOf = (place: number) => `01a00000-0000-7000-8000-${String(place).padStart(12, '0')}`;
  const files: { id: string; name: string }[] = hostileTexts.map((text, place) => ({
    ...model,
    id: idOf(place),
    folder_id: idOf(place),
    name: text,
    alt: { 'fr-FR': text, 'en-GB': text },
    credit: text,
    added_by_name: text,
    usages_count: 1,
    usages: [{ id: idOf(place), owner_type: 'booklet', owner_id: idOf(place), label: text }],
  }));
  const folders: object[] = hostileTexts.map((name, place) => ({ id: idOf(place), name, files: 1 }));
  return { library: { ...library, folders }, files };
};

bare.describe('SEC5: a text that tries to be a script', () => {
  bare('is one of at least 300', () => {
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
    expect(hostileTexts.length).toBeGreaterThanOrEqual(300);
  });

  bare('stays a text in the body of an error', async ({ page }) => {
    const faults = await guard(page);
    let sent = 0;
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 422, json: { code: 'bad_credentials', message: hostileTexts[sent++] } }),
    );
    await page.goto('/auth/login');
    await page.getByLabel('Adresse e-mail').fill('quelqu.un@maison.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret');
    await page.evaluate(async (texts) => {
      const shown = () => document.querySelector('[role="alert"]')?.textContent?.trim();
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const text of texts) {
        document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
        while (shown() !== text.trim()) await nextFrame();
      }
    }, hostileTexts);

    conclude('error bodies', faults);
  });

  bare('stays a text in a notification', async ({ page }) => {
    const faults = await guard(page);
    await page.clock.install();
    await enter(page, people.margaux);
    await page.route('**/api/auth/set-language', (route) =>
      route.fulfill({ status: 422, json: { errors: { language: hostileTexts } } }),
    );
    await page.goto('/home');
    await journey(page).heading('Bonjour Margaux');
    await page.getByRole('button', { name: people.margaux.name }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    /* Three at once; the others wait for their turn. */
    for (const three of chunks(hostileTexts, 3)) {
      await expect(page.getByRole('alert').locator('p')).toHaveText(three);
      await page.clock.fastForward(5500);
      await page.clock.fastForward(500);
    }

    conclude('notifications', faults);
  });

  bare('stays a text in a title, an address and a name', async ({ page }) => {
    const faults = await guard(page);
    await page.goto('/nulle-part');
    await journey(page).heading('Cette page s’est décousue');
    for (const text of hostileTexts) {
      await page.evaluate(
        (address) => {
          history.pushState(null, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        `/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
      );
      await expect(page.getByText('Page not found: ')).toContainText(encodeURIComponent(text).slice(0, 12));
    }

    conclude('addresses and titles', faults);
  });

  bare('stays a text in a translation', async ({ page }) => {
    const faults = await guard(page);
    await enter(page, people.margaux);
    const rounds = chunks(hostileTexts, messageKeys.length);
    for (const round of rounds) {
      await page.route('**/api/admin/i18n/json*', (route) =>
        route.fulfill({
          json: {
            'en-GB': Object.fromEntries(messageKeys.map((key, place) => [key, round[place % round.length]])),
          },
        }),
      );
      for (const path of ['/en-GB/home', '/en-GB/compte', '/en-GB/nulle-part', '/en-GB/auth/legal/cgu']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.unroute('**/api/admin/i18n/json*');
    }

    conclude('translations', faults);
  });

  bare('stays a text in the theme', async ({ page }) => {
    const faults = await guard(page);
    await page.goto('/auth/login');
    await journey(page).heading('Bon retour');
    const classes = await page.evaluate(async (texts) => {
      const seen = new Set<string>();
      for (const [place, text] of texts.entries()) {
        localStorage.setItem('livretier-appearance', text);
        document.documentElement.dataset.brand = text;
        const script = document.createElement('script');
        script.src = `/admin/appearance.js?${place}`;
        await new Promise((resolve) => {
          script.onload = resolve;
          document.head.append(script);
        });
        seen.add(document.documentElement.className);
      }
      return [...seen];
    }, hostileTexts);
    await page.reload();
    await journey(page).heading('Bon retour');

    expect(classes.every((name) => !name.includes('hacked'))).toBe(true);
    conclude('the theme', faults);
  });

  bare('stays a text in the media library', async ({ page }) => {
    const faults = await guard(page);
    await enter(page, people.margaux);
    const { library, files } = await hostileLibrary(page);
    const answer = async (folders: readonly object[], items: readonly object[]) => {
      await page.route('**/api/media/library', (route) => route.fulfill({ json: { ...library, folders } }));
      await page.route('**/api/media/files?*', (route) => route.fulfill({ json: { items, next: null } }));
    };
    await page.route('**/api/media/files/*', (route) =>
      route.fulfill({ json: files.find(({ id }) => route.request().url().endsWith(id)) }),
    );
    await answer(library.folders, files);
    await page.goto('/parametres/mediatheque');
    const itemsOf = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(itemsOf('Fichiers')).toHaveCount(hostileTexts.length);
    await page.getByRole('button', { name: /^Afficher les/ }).click();
    await expect(itemsOf('Dossiers')).toHaveCount(hostileTexts.length);

    /* One after the other beside an empty list, which is not drawn again each time. */
    await answer([], []);
    await page.goto('/parametres/mediatheque');
    await journey(page).heading('Médiathèque');
    await page.evaluate(async (wanted) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = () => document.querySelector('[role="complementary"] h3')?.textContent;
      for (const { id, name } of wanted) {
        history.pushState(null, '', `/parametres/mediatheque/${id}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
        while (shown() !== name) await nextFrame();
      }
    }, files);

    conclude('the media library', faults);
  });

  bare('stays a text in news and tutorials, for those who read them', async ({ page }) => {
    const faults = await guard(page);
    await enter(page, people.margaux);
    const news = await tellHostile(page, '/api/news');
    const tutorials = await tellHostile(page, '/api/tutorials');

    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Actualités' }).getByRole('link')).toHaveCount(news.length);
    await page.goto(`/actualite/${news[0]?.id}`);
    await expect(page.getByRole('article')).toContainText(hostileTexts.at(-1) ?? '');
    await page.goto('/aide');
    /* The next three stand above them all; whom one can ask has links too. */
    await expect(page.getByRole('main').locator('a[href*="tutoriel="]')).toHaveCount(tutorials.length + 3);
    await page.goto(`/aide?tutoriel=${tutorials[0]?.id}`);
    await expect(page.getByRole('article')).toContainText(hostileTexts.at(-1) ?? '');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Aide de cet écran' }).click();
    await expect(
      page
        .getByRole('complementary')
        .getByText(hostileTexts.at(-1) ?? '')
        .first(),
    ).toBeVisible();

    conclude('news and tutorials', faults);
  });

  bare('stays a text in news and tutorials, for those who write them', async ({ page }) => {
    const faults = await guard(page);
    await enter(page, people.ines);
    for (const kind of ['news', 'tutorials'] as const) {
      const at = kind === 'news' ? '/parametres/actualites' : '/parametres/tutoriels';
      const { id } = await writeHostile(page, `/api/content/${kind}`);
      await page.goto(at);
      await expect(page.getByText(hostileTexts.at(-1) ?? '', { exact: true }).first()).toBeAttached();
      await page.goto(`${at}/${id}`);
      await expect(page.getByRole('textbox', { name: 'Texte' })).toContainText(hostileTexts.at(-1) ?? '');
    }

    conclude('news and tutorials being written', faults);
  });

  bare('stays a text in a file of texts that is brought', async ({ page }) => {
    const faults = await guard(page);
    await enter(page, people.ines);
    await page.goto('/parametres/traductions?langue=en-GB');
    await page.getByRole('button', { name: 'Importer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Fichier de textes').setInputFiles(hostileFile());
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();

    const rows = dialog.getByRole('rowheader');
    const more = dialog.getByRole('button', { name: 'Afficher la suite' });
    for (let shown = 50; shown < hostileTexts.length; shown += 50) {
      await expect(rows).toHaveCount(shown);
      await more.click();
    }
    await expect(rows).toHaveCount(hostileTexts.length);
    await expect(dialog).toContainText(hostileTexts.at(-1) ?? '');

    conclude('imported files', faults);
  });

  bare('stays a text among the texts of the interface', async ({ page }) => {
    const faults = await guard(page);
    await enter(page, people.ines);
    await page.route('**/api/i18n/messages?*', async (route) => {
      const answer = await route.fetch();
      const told = await answer.json();
      const items = hostileTexts.map((text) => ({
        ...told.items[0],
        key: text,
        source: { '': text },
        forms: { '': text },
        categories: [{ category: '', numbers: '', needed: true }],
        state: 'to_review',
      }));
      await route.fulfill({
        response: answer,
        json: { ...told, items, screens: [{ name: hostileTexts[0], texts: 1 }] },
      });
    });
    await page.goto('/parametres/traductions?langue=en-GB');
    const lines = page.getByRole('list', { name: /^Textes/ }).getByRole('listitem');
    await expect(lines).toHaveCount(hostileTexts.length);
    await lines.last().getByRole('button').click();
    await expect(page.getByLabel('Traduction', { exact: true })).toHaveValue(hostileTexts.at(-1) ?? '');

    conclude('the texts of the interface', faults);
  });
});
