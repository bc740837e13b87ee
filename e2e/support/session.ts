import type { Page } from '@playwright/test';
import { journey } from './journey';
import { type Person, password } from './people';

type User = { id: string; terms: { cgu: string; rgpd: string } };

const call = async (page: Page, path: string, data: object) => {
  const { request } = page.context();
  const { csrfToken } = await (await request.get('/api/auth/csrf-token')).json();
  const answer = await request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrfToken } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
};

/** Opens a session by the call that the screen makes; the terms stay as they are. */
export const openSession = async (page: Page, { email }: Person) =>
  (await (await call(page, '/api/auth/login', { email, password })).json()) as User;

/** Opens a session with the terms accepted: for tests of what comes after. */
export const enter = async (page: Page, person: Person) => {
  const { terms } = await openSession(page, person);
  await call(page, '/api/auth/legal/acceptances', { cgu: terms.cgu, rgpd: terms.rgpd, language: 'fr-FR' });
};

/** The same, up to the home page. */
export const comeHome = async (page: Page, person: Person) => {
  await enter(page, person);
  await page.goto('/home');
  await journey(page).heading(`Bonjour ${person.name.split(' ')[0]}`);
};
