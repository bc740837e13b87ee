import type { BrowserContext, Page } from '@playwright/test';
import { note } from '../support/figures';
import { send } from '../support/library';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

type Told = Record<string, unknown>;
type Reads = (path: string) => Promise<Told>;

/** One input of a step, where the server tells it, and where a screen shows it. */
type Input = {
  step: string;
  path: string;
  act: (page: Page, mark: string) => Promise<unknown>;
  told: (read: Reads, mark: string) => Promise<boolean>;
  shown: (page: Page, mark: string) => Promise<boolean>;
};

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const choose = (page: Page, name: RegExp) => radio(page, name).check({ force: true });
const nameField = (page: Page) => page.getByLabel('Nom du livret');
const thirdDrawing = (page: Page) => page.locator('fieldset').getByRole('radio').nth(2);
const firstSwitch = (page: Page) => page.getByRole('switch').first();

type Theme = { palette: string; fonts: { title: string }; cover: { drawing: string } };
type Outline = { chapters: { title: string; pages: { removed: boolean }[] }[] };
const theme = async (read: Reads) => (await read('')).theme as Theme;
const outline = async (read: Reads) => (await read('/outline')) as Outline;

const inputs: readonly Input[] = [
  {
    step: 'name',
    path: 'name',
    act: (page, mark) => nameField(page).fill(`Livret ${mark}`),
    told: async (read, mark) => (await read('')).name === `Livret ${mark}`,
    shown: async (page, mark) => (await nameField(page).inputValue()) === `Livret ${mark}`,
  },
  {
    step: 'sector',
    path: 'secteur-activite',
    act: (page) => choose(page, /^Commerce et distribution/),
    told: async (read) => ((await read('')).sector as { code: string } | null)?.code === 'COM',
    shown: (page) => radio(page, /^Commerce et distribution/).isChecked(),
  },
  {
    step: 'structure',
    path: 'structure',
    act: (page) => choose(page, /^Parcours guidé/),
    told: async (read) => (await read('')).structure === 'guided_path',
    shown: (page) => radio(page, /^Parcours guidé/).isChecked(),
  },
  {
    step: 'chapters',
    path: 'chapitres',
    act: (page) => page.getByRole('button', { name: /^Descendre «\sBienvenue\s»$/ }).click(),
    told: async (read) => (await outline(read)).chapters[1]?.title === 'Bienvenue',
    /* The first of all cannot go up. */
    shown: (page) => page.getByRole('button', { name: /^Monter «\sBienvenue\s»$/ }).isEnabled(),
  },
  {
    step: 'pages',
    path: 'pages',
    act: (page) => firstSwitch(page).click({ force: true }),
    told: async (read) => (await outline(read)).chapters.some(({ pages }) => pages.some(({ removed }) => removed)),
    shown: async (page) => !(await firstSwitch(page).isChecked()),
  },
  {
    step: 'logo',
    path: 'logo',
    act: (page) => thirdDrawing(page).check({ force: true }),
    told: async (read) => !['hills', 'shop'].includes((await theme(read)).cover.drawing),
    shown: (page) => thirdDrawing(page).isChecked(),
  },
  {
    step: 'colours',
    path: 'colors',
    act: (page) => choose(page, /^Lagune/),
    told: async (read) => (await theme(read)).palette === 'lagune',
    shown: (page) => radio(page, /^Lagune/).isChecked(),
  },
  {
    step: 'font',
    path: 'font',
    act: (page) => choose(page, /Lexend/),
    told: async (read) => (await theme(read)).fonts.title === 'lexend',
    shown: (page) => radio(page, /Lexend/).isChecked(),
  },
  {
    step: 'values',
    path: 'personnalisation',
    /* Whatever is still to fill: each way of leaving finds another one. */
    act: (page, mark) => page.getByRole('main').getByRole('textbox').first().fill(`Contact ${mark}`),
    told: async (read, mark) =>
      ((await read('/values')).items as { value: string }[]).some(({ value }) => value === `Contact ${mark}`),
    shown: (page, mark) => page.getByRole('main').getByText(`Contact ${mark}`).first().isVisible(),
  },
];

/** A booklet at its last step, so that every step can be opened. */
const begin = async (page: Page, name: string) => {
  const { id } = await (
    await send(page, 'POST', '/api/booklets', { name, kind: 'employee_welcome', start: 'sector' })
  ).json();
  const { items } = await (await page.request.get('/api/booklets/sectors?kind=employee_welcome')).json();
  const sector = (items as { id: string; code: string }[]).find(({ code }) => code === 'HCR')?.id;
  await send(page, 'PATCH', `/api/booklets/${id}`, { sector, size: 'complete', step: 'done' });
  return id as string;
};

const readerOf =
  ({ request }: BrowserContext, id: string): Reads =>
  async (path) =>
    await (await request.get(`/api/booklets/${id}${path}`)).json();

/** What an address shows, in a window of the same browser or of another one. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

const leavings = {
  'closing the tab': async (page: Page, address: string) => {
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    return again;
  },
  'going back': async (page: Page) => {
    await page.goBack();
    return page;
  },
  'another device': async (page: Page) => {
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    return page;
  },
} as const;

for (const [way, leave] of Object.entries(leavings))
  test(`nothing that was chosen at any step is lost by ${way}`, async ({ page: first, browser, baseURL }) => {
    let page = first;
    await enter(page, people.claire);
    const mark = `${way} ${Date.now() % 1_000_000}`;
    const id = await begin(page, `Livret quitté ${mark}`);
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const device = await other.newPage();
    await enter(device, people.claire);
    const read = readerOf(other, id);

    const lost: string[] = [];
    for (const { step, path, act, told, shown } of inputs) {
      const address = `/livrets/builder/${path}?livret=${id}`;
      await page.goto('/livrets');
      await open(page, address);
      await act(page, mark);
      page = await leave(page, address);
      const elsewhere = way === 'another device';
      if (elsewhere) await open(device, address);
      const kept = await expect
        .poll(() => (elsewhere ? shown(device, mark) : told(read, mark)), { timeout: 15_000 })
        .toBe(true)
        .then(() => true)
        .catch(() => false);
      if (!kept) lost.push(step);
    }

    note({
      goal_name: 'Booklets B',
      what: `leaving each of ${inputs.length} steps by ${way}, with an input just made`,
      measured: `${lost.length} lost inputs${lost.length ? `: ${lost.join(', ')}` : ''}`,
      goal: '0',
      met: lost.length === 0,
    });
    expect(lost).toEqual([]);
  });
