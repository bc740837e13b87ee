import { expect, type Page } from '@playwright/test';
import { type Person, people } from './people';
import { imagesLoaded, pictureDay, steadyDays } from './picture';
import { enter } from './session';

/** The looks in which the pictures of docs/screens are taken. */
export const looks = { schemes: ['light'], widths: [1440, 390] } as const;
export const wide = { schemes: ['light'], widths: [1440] } as const;
export const phone = { schemes: ['light'], widths: [390] } as const;
export const inTheDark = { schemes: ['dark'], widths: [1440] } as const;

/** Everything that the screen waits for has come. */
export const ready = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true], [role=status] [aria-hidden=true] span').first().waitFor({ state: 'detached' });
  /* An image whose address is replaced on its way is asked for again. */
  await expect(() => imagesLoaded(page)).toPass({ timeout: 20_000 });
};

export const show = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

/** Somebody at their desk, on the day of the pictures. */
export const atWork = async (page: Page, person: Person = people.camille) => {
  await enter(page, person);
  await page.clock.setFixedTime(pictureDay);
  await steadyDays(page);
};

/** The booklet of the demonstration about which there is most to show. */
export const season = async (page: Page) => {
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  return items[0].id as string;
};

/** The page of a booklet that bears this title. */
export const pageOf = async (page: Page, booklet: string, title: string) => {
  const { chapters } = await (await page.request.get(`/api/booklets/${booklet}/outline`)).json();
  const pages = chapters.flatMap((chapter: { pages: { id: string; title: string }[] }) => chapter.pages);
  return pages.find((line: { title: string }) => line.title === title).id as string;
};
