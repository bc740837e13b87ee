import type { Page } from '@playwright/test';
import { journey } from './journey';
import { type Person, password } from './people';

type Terms = { cgu: string; rgpd: string };

/** Opens a session with the terms accepted, by the calls that the screens make: for tests of what comes after. */
export const enter = async (page: Page, person: Person) => {
  const { request } = page.context();
  const call = async (path: string, data: object) => {
    const { csrfToken } = await (await request.get('/api/auth/csrf-token')).json();
    const answer = await request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrfToken } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer;
  };
  const { terms } = (await (await call('/api/auth/login', { email: person.email, password })).json()) as {
    terms: Terms;
  };
  const { cgu, rgpd } = terms;
  await call('/api/auth/legal/acceptances', { cgu, rgpd, language: 'fr-FR' });
};

/** The same, up to the home page. */
export const comeHome = async (page: Page, person: Person) => {
  await enter(page, person);
  await page.goto('/home');
  await journey(page).heading(`Bonjour ${person.name.split(' ')[0]}`);
};
