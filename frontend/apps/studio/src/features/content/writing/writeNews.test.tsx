import type { components } from '@livretier/api';
import { camille, nadia } from '@test/answers';
import { leave } from '@test/content';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

type Written = components['schemas']['WrittenNewsOut'];

const path = '/parametres/actualites';
const abilities = { edit: true, publish: true, archive: true, name_companies: false };
const draft: Written = {
  ...{ id: leave.id, title: leave.title, lead: leave.lead, image: null, state: 'draft' },
  ...{ kinds: [], companies: [], roles: ['writer'], audience_count: 212, readers: 0, locales: ['fr-FR'] },
  ...{ published_at: null, ends_at: null, pinned: false },
  titles: { 'fr-FR': leave.title },
  leads: { 'fr-FR': leave.lead },
  bodies: { 'fr-FR': leave.body },
  ...{ company_names: [], revision: 3, edited_by_name: 'Nadia Ferrière', edited_at: '2027-03-15T08:00:00Z' },
  ...{ published_by_name: 'Nadia Ferrière', pinned_elsewhere: 1, abilities },
};
const told: Written = {
  ...draft,
  ...{ state: 'published', readers: 131, published_at: new Date(2027, 2, 15).toISOString() },
  ends_at: new Date(2027, 3, 16).toISOString(),
  abilities: { ...abilities, publish: false },
};

const world = (item: Written, refusal?: object) => {
  const sent: [string, unknown][] = [];
  const asked: Record<string, string>[] = [];
  const keep =
    (name: string, answer: object, status = 200) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push([name, text ? JSON.parse(text) : null]);
      return HttpResponse.json(answer, { status });
    };
  const counts = { draft: 1, scheduled: 0, published: 1, ended: 0, archived: 0 };
  const handlers = [
    http.get('/api/content/news', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: [item], next: null, counts, pinned: 1, abilities: { create: true } });
    }),
    http.get('/api/content/news/:id', () => HttpResponse.json(item)),
    http.get('/api/content/news/:id/preview', ({ request }) => {
      const role = new URL(request.url).searchParams.get('role');
      return HttpResponse.json({ is_seen: role === 'writer', news: role === 'writer' ? [leave] : [] });
    }),
    http.get('/api/content/news-audience', () => HttpResponse.json({ people: 212 })),
    http.post('/api/content/news', keep('create', item, 201)),
    http.put('/api/content/news/:id', refusal ? keep('save', refusal, 409) : keep('save', { ...item, revision: 4 })),
    http.post('/api/content/news/:id/publish', keep('publish', told)),
    http.post('/api/content/news/:id/archive', keep('archive', { ...item, state: 'archived' })),
    http.get('/api/companies', () => HttpResponse.json({ items: [], next: null })),
  ];
  return { sent, asked, handlers };
};

const open = async (item: Written, refusal?: object) => {
  const built = world(item, refusal);
  return { ...(await renderApp(`${path}/${item.id}`, nadia, built.handlers)), ...built };
};

describe('the list of news', () => {
  it('says whom each reaches, when, and how many have read it', async () => {
    const { asked, handlers } = world(told);
    await renderApp(`${path}?recherche=conges&etat=published`, nadia, handlers);

    const row = await screen.findByRole('row', { name: /Congés et maladie/ });
    expect(row).toHaveTextContent('Publiée');
    expect(row).toHaveTextContent('Rédaction');
    expect(row).toHaveTextContent('212 personnes');
    expect(row).toHaveTextContent('15 mars 2027 – 15 avril 2027');
    expect(row).toHaveTextContent('131 sur 212');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${path}/${told.id}`);
    expect(asked).toEqual([{ search: 'conges', state: 'published', limit: '25' }]);
  });

  it('is closed to those who do not write it', async () => {
    await renderApp(path, { ...camille, abilities: { ...camille.abilities, manage_content: false } });

    expect(await screen.findByText('Accès réservé')).toBeVisible();
  });
});

describe('a news item', () => {
  it('is saved with what changed, then published', async () => {
    const { person, sent } = await open(draft);
    const title = await screen.findByRole('textbox', { name: 'Titre' });
    expect(await screen.findByText('Touche aujourd’hui : 212 personnes. Les lecteurs, jamais.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Texte' })).toHaveTextContent('Nous avons revu quatre chapitres.');

    await person.write(title, ' !');
    await person.click(screen.getByRole('button', { name: 'Publier' }));

    await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['save', 'publish']));
    expect(sent[0]?.[1]).toMatchObject({
      titles: { 'fr-FR': `${leave.title} !` },
      ...{ roles: ['writer'], revision: 3, published_at: null, ends_at: null },
    });
    expect(await screen.findByText('C’est publié')).toBeVisible();
  });

  it('needs a title in French', async () => {
    const { person, sent } = await open(draft);

    await person.clear(await screen.findByRole('textbox', { name: 'Titre' }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect((await screen.findAllByText('Écrivez un titre en français.'))[0]).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is written in another language beside the French', async () => {
    const { person, sent } = await open(draft);

    await person.click(await screen.findByRole('radio', { name: 'English, à traduire' }));
    await person.write(screen.getByRole('textbox', { name: /^Titre/ }), 'Leave');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ titles: { 'fr-FR': leave.title, 'en-GB': 'Leave' } }));
  });

  it('keeps what was written when somebody else saved meanwhile', async () => {
    const refusal = { code: 'content_changed_meanwhile', message: 'Une autre personne a enregistré entre-temps.' };
    const { person } = await open(draft, refusal);

    await person.write(await screen.findByRole('textbox', { name: 'Titre' }), ' bis');
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));

    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveValue(`${leave.title} bis`);
  });

  it('is shown as a role would find it', async () => {
    const { person } = await open(draft);

    const preview = within(await screen.findByRole('region', { name: 'Aperçu' }));
    expect(await preview.findByText('Cette personne ne verra pas l’actualité.')).toBeVisible();
    await person.selectOptions(preview.getByRole('combobox', { name: 'Vue par' }), 'writer');
    expect(await preview.findByText('Cette personne verra l’actualité.')).toBeVisible();
    expect(preview.getByRole('link', { name: leave.title })).toBeVisible();
  });

  it('is archived when one is sure', async () => {
    const { person, sent } = await open(told);

    await person.click(await screen.findByRole('button', { name: 'Archiver' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archiver' }));

    await waitFor(() => expect(sent).toEqual([['archive', null]]));
  });

  it('begins as a draft', async () => {
    const { sent, handlers } = world(draft);
    const { person, path: where } = await renderApp(`${path}/create`, nadia, handlers);

    await person.write(await screen.findByRole('textbox', { name: 'Titre' }), 'Fermeture');
    await person.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));

    await waitFor(() => expect(where()).toBe(`${path}/${draft.id}`));
    expect(sent[0]).toEqual(['create', expect.objectContaining({ titles: { 'fr-FR': 'Fermeture' }, bodies: {} })]);
  });
});
