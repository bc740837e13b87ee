import { expect, type Page } from '@playwright/test';
import { paths } from '../../frontend/apps/studio/src/shared/paths';
import { season } from './desk';
import { send } from './library';
import { type Person, people } from './people';
import { enter } from './session';
import { waitingUpdates } from './updates';

export type Name = keyof typeof paths;

/** Whoever opens an address: nobody is signed in, somebody of a company is, or somebody of the platform. */
export type Visitor = 'nobody' | 'company' | 'platform';

const visitors: Record<Exclude<Visitor, 'nobody'>, Person> = { company: people.helene, platform: people.ines };

/** The addresses that lead elsewhere by themselves, and where to. */
const leadingOn: Partial<Record<Name, Name>> = { root: 'home' };

const ofNobody: readonly Name[] = [
  ...(['signIn', 'forgottenPassword', 'newPassword', 'invitation', 'newEmail', 'secondFactor'] as const),
  ...(['termsOfUse', 'dataProtection', 'legalNotices', 'dataProcessing', 'terms', 'termsRefused'] as const),
];
const ofPlatform: readonly Name[] = [
  ...(['serviceStatus', 'languages', 'translations', 'companies', 'newCompany', 'company'] as const),
  ...(['tutorials', 'newTutorial', 'tutorial', 'news', 'newNewsItem', 'editNewsItem'] as const),
  ...(['sectors', 'newSector', 'sector', 'obligations', 'newObligation', 'obligation'] as const),
  ...(['library', 'chapters', 'newChapter', 'chapter', 'chapterPages', 'chapterVersion'] as const),
];

const visitorOf = (name: Name): Visitor => {
  if (ofNobody.includes(name)) return 'nobody';
  return ofPlatform.includes(name) ? 'platform' : 'company';
};

const first = async (page: Page, path: string) => {
  const answer = await page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  expect(items[0], path).toBeDefined();
  return items[0]?.id ?? '';
};

/** A file of people of which the columns are asked for. */
const broughtPeople = async (page: Page) => {
  const content = 'NOM;Prénom;E-mail\nGarrigue;Paul;paul.garrigue@exemple.test\n';
  const started = await send(page, 'POST', '/api/people/imports', {
    name: 'saison.csv',
    size: Buffer.byteLength(content),
  });
  const { id, address } = (await started.json()) as { id: string; address: string };
  await page.request.put(address, { data: content });
  await send(page, 'POST', `/api/people/imports/${id}/file`);
  return id;
};

const mailing = async (page: Page) => first(page, `/api/booklets/${await season(page)}/mailings`);
const chapter = (page: Page) => first(page, '/api/library/chapters?status=published');
const firstOf = (path: string) => (page: Page) => first(page, path);

/** What stands for `$id`, by the names of the addresses. */
const idOf: Partial<Record<Name, (page: Page) => Promise<string>>> = {
  bookletEditor: season,
  coreUpdate: async (page) => (await waitingUpdates(page))[0]?.booklet.id ?? 'none',
  bookletMailing: mailing,
  bookletRecipients: mailing,
  newsItem: firstOf('/api/news'),
  mediaFile: firstOf('/api/media/files'),
  user: firstOf('/api/users'),
  person: firstOf('/api/people'),
  peopleImportOf: broughtPeople,
  chapter,
  chapterPages: chapter,
  chapterVersion: chapter,
  company: firstOf('/api/companies'),
  editNewsItem: firstOf('/api/content/news'),
  tutorial: firstOf('/api/content/tutorials'),
  sector: firstOf('/api/library/sectors'),
  obligation: firstOf('/api/library/obligations'),
};

/* The options of a booklet, and the steps of its creation, name it behind their path. */
const namesBooklet = (path: string) => /^\/livrets\/(options|builder\/)/.test(path);

export type Address = { name: Name; address: string; leadsTo: string };

/** Every address that this visitor may open, of the whole product, by its name. */
export const namesFor = (visitor: Visitor) =>
  (Object.keys(paths) as Name[]).filter((name) => visitorOf(name) === visitor);

/** These addresses as this visitor opens them; with a session of theirs. */
export const addressesOf = async (page: Page, visitor: Visitor, names: readonly Name[]): Promise<Address[]> => {
  if (visitor !== 'nobody') await enter(page, visitors[visitor]);
  const filled = async (name: Name) => {
    const proposal = name === 'coreUpdate' ? (await waitingUpdates(page))[0]?.id : undefined;
    const path = paths[name]
      .replace('$id', (await idOf[name]?.(page)) ?? 'none')
      .replace('$number', '1')
      .replace('$proposal', proposal ?? 'none');
    if (visitor === 'nobody') return `${path}?token=none`;
    return namesBooklet(path) ? `${path}?livret=${await season(page)}` : path;
  };
  const addresses: Address[] = [];
  for (const name of names) {
    const [address, elsewhere] = [await filled(name), leadingOn[name]];
    const leadsTo = elsewhere ? paths[elsewhere] : address;
    addresses.push({ name, address, leadsTo: leadsTo.split('?')[0] ?? '' });
  }
  return addresses;
};

/** Answers as if somebody were signed in who still has this to do: the demonstration has nobody to spare for it. */
export const pretend = async (page: Page, name: Name) => {
  const changes: Partial<Record<Name, (user: { terms: object; second_factor: object }) => object>> = {
    terms: (user) => ({ ...user, terms: { ...user.terms, accepted: false } }),
    termsRefused: (user) => ({ ...user, terms: { ...user.terms, accepted: false } }),
    secondFactor: (user) => ({ ...user, second_factor: { on: false, required: true } }),
  };
  const change = changes[name];
  if (!change) return;
  await enter(page, people.helene);
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
};

/** The end of what was pretended. */
export const pretendNoMore = async (page: Page) => {
  await page.unroute('**/api/auth/user');
  await page.context().clearCookies();
};
