import type { ConsoleMessage, Page, Request } from '@playwright/test';

/* The browser itself logs an answer that is not a success. These are part of the product: nobody is signed in yet, and
   the credentials or a code were wrong, a password too weak, a link used up, a file is no table, an account is not changed in somebody
   else's name, and a page that is not there is not. */
const expected = [
  { status: 401, path: '/api/auth/user' },
  { status: 422, path: '/api/auth/login' },
  { status: 422, path: '/api/auth/new-password' },
  { status: 422, path: '/api/auth/password' },
  { status: 422, path: '/api/auth/email/confirmation' },
  { status: 422, path: '/api/auth/invitation' },
  { status: 422, path: '/api/auth/second-factor/confirmation' },
  { status: 422, path: '/api/values/sheet' },
  { status: 403, path: '/api/auth/user' },
  { status: 404, path: '/fr-FR/auth/login' },
  { status: 404, path: '/nulle-part' },
  { status: 404, path: '/en-GB/nulle-part' },
  { status: 404, path: '/livrets/4812/nulle-part' },
];

/* Files go straight to the store, and only there. */
const store = process.env.LIVRETIER_S3_ENDPOINT;
const goesToStore = (request: Request) => request.method() === 'PUT' && request.url().startsWith(`${store}/`);

/* Booklets are read on an origin of their own. */
const reading = process.env.LIVRETIER_READING_URL;

type Answer = { status: number; path: string };

const isExpected = (message: ConsoleMessage, answers: readonly Answer[]) =>
  answers.some(
    ({ status, path }) =>
      message.text().includes(`the server responded with a status of ${status}`) &&
      new URL(message.location().url).pathname === path,
  );

/** Keeps everything that a page must never do: call elsewhere, break its policy, complain in the console. */
export const watch = async (page: Page, origin: string, provoked: readonly Answer[] = []) => {
  const faults: string[] = [];
  page.on('request', (request) => {
    const isOurs = [origin, reading].some((own) => own && request.url().startsWith(`${own}/`));
    if (!(isOurs || goesToStore(request))) faults.push(`request to ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning';
    if (serious && !isExpected(message, [...expected, ...provoked])) faults.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return faults;
};
