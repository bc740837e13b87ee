import type { Page } from '@playwright/test';
import { paper } from '../support/editor';
import { inspect, wideOnly } from '../support/inspect';
import { send } from '../support/library';
import { people } from '../support/people';
import { putAway, smallBooklet, writePage } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const words = {
  fr: {
    prefix: '',
    thread: 'Commentaires du bloc',
    tools: 'Outils',
    comments: /^Avis/,
    panel: 'Avis',
    acts: 'Autres actions de publication',
    review: 'Envoyer en relecture',
  },
  en: {
    prefix: '/en-GB',
    thread: 'Comments on the block',
    tools: 'Tools',
    comments: /^Comments/,
    panel: 'Comments',
    acts: 'Other publishing actions',
    review: 'Send for review',
  },
} as const;

/** A thread of two comments, by somebody who may delete both. */
const spokenOf = async (page: Page, name: string) => {
  const { id, pageId } = await smallBooklet(page, name);
  await writePage(page, id, pageId, 'Le rassemblement se fait devant la façade nord.');
  const at = `/api/booklets/${id}/threads`;
  const opened = await send(page, 'POST', at, { page: pageId, block: 'premier', text: 'Est-ce encore vrai ?' });
  const thread = ((await opened.json()) as { id: string }).id;
  await send(page, 'POST', `${at}/${thread}/comments`, { text: 'Oui, depuis les travaux.' });
  return { id, thread };
};

for (const [language, { prefix, thread: label, ...said }] of Object.entries(words))
  test(`A11Y1: comments and asking for a review are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.helene);
    const { id, thread } = await spokenOf(page, `Livret à commenter ${language} ${Date.now()}`);

    await page.goto(`${prefix}/livrets/${id}/editor?fil=${thread}`);
    await expect(page.getByRole('region', { name: label })).toContainText('depuis les travaux');
    await inspect(page, `thread, ${language}`);

    await page.goto(`${prefix}/livrets/${id}/editor`);
    await expect(paper(page).or(page.getByRole('textbox', { name: 'Text of the page' }))).toBeEditable();
    await page.getByRole('navigation', { name: said.tools }).getByRole('button', { name: said.comments }).click();
    await expect(page.getByRole('region', { name: said.panel })).toContainText('Est-ce encore vrai');
    await inspect(page, `comments of the booklet, ${language}`);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: said.acts }).click();
    await inspect(page, `publishing menu, ${language}`, wideOnly);
    await page.getByRole('menuitem', { name: said.review }).click();
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await inspect(page, `asking for a review, ${language}`);
    await putAway(page, id);
  });
