import type { Page, Route } from '@playwright/test';
import { daysAhead, pictureDay } from './picture';

const aDay = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** What the screen asks of the picture's days is asked of as many days until today: then things happened. */
const askOfToday = (route: Route) => {
  const url = new URL(route.request().url());
  for (const key of ['since', 'until']) {
    const day = url.searchParams.get(key);
    if (day) url.searchParams.set(key, dayOf(Date.parse(day) - daysAhead()));
  }
  return route.fallback({ url: url.href });
};

const series = Array.from({ length: 90 }, (_, place) => ({
  day: dayOf(pictureDay.getTime() - (89 - place) * aDay),
  opened: 9 + ((place * 5) % 7) + (place % 7 < 5 ? 4 : 0),
}));

const readings = {
  at: pictureDay.toISOString(),
  opened: series.reduce((sum, { opened }) => sum + opened, 0),
  before: 1204,
  finished: 3408,
  downloaded: 61,
  by_month: false,
  series,
  channels: [
    { value: 'q', opened: 598 },
    { value: 'l', opened: 451 },
    { value: 't', opened: 176 },
    { value: 'p', opened: 112 },
  ],
  devices: [
    { value: 'p', opened: 802 },
    { value: 'c', opened: 381 },
    { value: 't', opened: 154 },
  ],
  languages: [
    { value: 'fr-FR', opened: 1103 },
    { value: 'en-GB', opened: 234 },
  ],
  pages: ['Se laver les mains', 'La tenue de travail', 'Bienvenue', 'En cas d’incendie'].map((title, place) => ({
    booklet: 'Livret d’accueil saisonniers 2027',
    title,
    read: 412 - 37 * place,
  })),
  questions: [
    { booklet: 'Livret d’accueil saisonniers 2027', title: 'Quand se laver les mains ?', answered: 212, wrong: 64 },
  ],
};

const flagged = [
  { unclear: 14, devices: 118 },
  { unclear: 6, devices: 133 },
];

/** The demonstration draws readings by the day on which it is made: its pictures have the same ones always. */
export const steadyFigures = async (page: Page) => {
  await page.route('**/api/stats/*since=*', askOfToday);
  await page.route('**/api/stats/readings*', (route) => route.fulfill({ json: readings }));
  await page.route('**/api/stats/flagged-pages*', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const pages = flagged.map((figures, place) => ({ ...told.pages[place], ...figures }));
    await route.fulfill({ response: answer, json: { ...told, pages } });
  });
};
