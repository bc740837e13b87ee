import { camille } from '@test/answers';
import { bookletList, nothing, seasonal } from '@test/bookletList';
import { participation } from '@test/participants';
import { answered, hands, ofInes, questionsServer } from '@test/questions';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/shared/locale/i18n';

afterEach(() => vi.restoreAllMocks());

const at = async (world: Parameters<typeof questionsServer>[0] = {}, query = '', booklet = seasonal) => {
  const built = questionsServer(world);
  const app = await renderApp(`/livrets/options/participants?livret=${booklet.id}&vue=questions${query}`, camille, [
    ...built.handlers,
    ...participation().handlers,
    ...bookletList({ booklets: [booklet] }).handlers,
  ]);
  return { ...app, ...built };
};
const one = () => screen.findByRole('region', { name: 'Question' });
const line = (name: RegExp) => screen.findByRole('button', { name });
const opened = `&question=${ofInes.id}`;

describe('the questions of readers', () => {
  it('are a view with how many wait, each with who, since when, what and about which page', async () => {
    await at();

    expect(await screen.findByRole('radio', { name: 'Questions 2' })).toBeChecked();
    expect(await line(/^Sans nom depuis 4 jours ouvrés À qui rendre la clé.*Le logement du personnel/)).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await line(/^Inès Rouquette 5 mars 2020, après-midi Avec le gant/)).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('radio', { name: 'Ouvertes 2' })).toBeChecked();
    expect(screen.getByText(/une demi-journée suffit/)).toBeVisible();
  });

  it('that were answered are another list, and one page narrows both; the address keeps it', async () => {
    const { person, asked, history } = await at();

    await person.click(await screen.findByRole('radio', { name: 'Répondues 1' }));
    expect(await line(/réponse du 9 mars 2020 Le gel suffit-il/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Page/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: hands.title }));

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'answered', page: hands.id }));
    expect(history.location.search).toContain('statut=repondues');
  });

  it('that nobody asked yet: what the view is for, with the pages that were not understood', async () => {
    await at({ questions: [] });

    expect(await screen.findByRole('heading', { name: 'Aucune question pour le moment' })).toBeVisible();
    expect(await screen.findByText(/^11 autres pages/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Question' })).toBeNull();
  });

  it('are not shown to those who may not read of them', async () => {
    await at({ refused: true });

    expect(await screen.findByText(i18n.t('labels.refusedTitle'))).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Questions' })).toBeChecked();
  });

  it('are counted for auditors, without a word of them', async () => {
    const hidden = { kind: 'participant', name: null, job: null, can_be_mailed: true } as const;
    await at({ questions: [{ ...ofInes, text: '', from: hidden }], texts: false, mayAnswer: false });

    expect(await screen.findByText(/Leurs textes sont pour les personnes/)).toBeVisible();
    expect(await line(/^Nom non montré 5 mars 2020, après-midi Texte réservé/)).toBeVisible();
    const shown = within(await one());
    expect(await shown.findByText(/sans y répondre/)).toBeVisible();
    expect(shown.queryByRole('textbox')).toBeNull();
    expect(shown.queryByRole('button', { name: 'Transférer…' })).toBeNull();
  });

  it('are asked for again after a failure', async () => {
    const { person } = await at();
    await one();
    const { server } = await import('@test/server');
    server.use(http.get('/api/booklets/:id/questions', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await person.click(screen.getByRole('radio', { name: 'Répondues 1' }));

    await person.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await line(/Le gel suffit-il/)).toBeVisible();
  });
});

describe('a question', () => {
  it('is shown on its page as it was, with the block that was pointed at', async () => {
    await at({}, opened);

    const shown = within(await one());
    expect(await shown.findByRole('heading', { name: /Avec le gant de plonge aussi/ })).toBeVisible();
    expect(shown.getByText('A donné son nom, par son lien personnel. Cheffe de rang')).toBeVisible();
    const page = await shown.findByRole('region', { name: 'La page telle qu’elle était' });
    expect(page.querySelector('[data-asked]')).toHaveTextContent('Savonnez pendant trente secondes.');
    expect(shown.getByText(/Version 3.0, lue en français/)).toBeVisible();
    expect(await shown.findByRole('link', { name: 'Ouvrir dans l’éditeur' })).toHaveAttribute(
      'href',
      expect.stringContaining(`page=${hands.id}`),
    );
    expect(shown.getByText(/Le gel suffit-il/)).toBeVisible();
  });

  it('of another language says that its page is shown in the first one', async () => {
    await at({ opened: { locale: 'en-GB' } }, opened);
    expect(await screen.findByText(/lue en anglais. La page est montrée ici en français/)).toBeVisible();
  });

  it('of a version that is gone keeps what was quoted', async () => {
    await at({ opened: { page_blocks: null } }, opened);

    expect(await screen.findByText(/de cette version n’est plus gardée/)).toBeVisible();
    expect(screen.getByText(/Passage choisi.*Savonnez/)).toBeVisible();
  });

  it('is answered by mail, in the booklet and under the page, and stays open with its answer', async () => {
    const { person, sent } = await at();

    await person.click(await line(/^Inès Rouquette/));
    const shown = within(await one());
    expect(await shown.findByText('La réponse part par e-mail.')).toBeVisible();
    expect(shown.getByText(/au bas de cette page/)).toBeVisible();
    expect(shown.getByText(/s’ajoutent au brouillon de la page/)).toBeVisible();
    await person.click(shown.getByRole('button', { name: 'Répondre' }));
    expect(await shown.findByText('Écrivez une réponse.')).toBeVisible();
    expect(sent).toEqual([]);
    await person.write(shown.getByLabelText('Votre réponse'), 'Oui, retirez le gant.');
    await person.click(shown.getByRole('button', { name: 'Répondre' }));

    await waitFor(() => expect(sent).toEqual([['answer', { answer: 'Oui, retirez le gant.', publish: true }]]));
    const title = await shown.findByRole('heading', { name: 'Réponse' });
    expect(title).toHaveFocus();
    expect(shown.getByText('Oui, retirez le gant.')).toBeVisible();
    expect(shown.getByText(/à partir de la publication suivante/)).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Ouvertes 1' })).toBeVisible();
  });

  it('of nobody says that its answer is read by nobody, unless it goes under the page', async () => {
    const { person, sent } = await at();

    const shown = within(await one());
    await person.click(await shown.findByRole('checkbox', { name: 'La publier sous la page, sans nom' }));
    expect(await shown.findByText(/^Personne ne lira cette réponse/)).toBeVisible();
    expect(shown.queryByText('La réponse part par e-mail.')).toBeNull();
    await person.write(shown.getByLabelText('Votre réponse'), 'À l’accueil.');
    await person.click(shown.getByRole('button', { name: 'Répondre' }));
    await person.click(await shown.findByRole('button', { name: 'La publier sous la page' }));

    await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['answer', 'publish']));
    expect(sent[0]?.[1]).toEqual({ answer: 'À l’accueil.', publish: false });
    expect(await shown.findByText(/à partir de la publication suivante/)).toBeVisible();
  });

  it('is read by everybody in the words of who answers, where they write others', async () => {
    const { person, sent } = await at();

    const shown = within(await one());
    const words = await shown.findByLabelText('La question, telle que tous la liront');
    await person.clear(words);
    await person.write(shown.getByLabelText('Votre réponse'), 'À l’accueil.');
    await person.click(shown.getByRole('button', { name: 'Répondre' }));
    expect(shown.getByText('Écrivez la question.')).toBeVisible();
    await person.write(words, 'À qui rendre la clé ?');
    await person.click(shown.getByRole('button', { name: 'Répondre' }));

    const body = { answer: 'À l’accueil.', publish: true, wording: 'À qui rendre la clé ?' };
    await waitFor(() => expect(sent).toEqual([['answer', body]]));
  });

  it('is answered without the page by who does not write it', async () => {
    const { person, sent } = await at({}, opened, { ...seasonal, abilities: { ...nothing, set_options: true } });

    const shown = within(await one());
    await person.write(await shown.findByLabelText('Votre réponse'), 'Oui.');
    expect(shown.queryByRole('checkbox')).toBeNull();
    await person.click(shown.getByRole('button', { name: 'Répondre' }));

    await waitFor(() => expect(sent).toEqual([['answer', { answer: 'Oui.', publish: false }]]));
  });

  it('keeps what was begun while one looks at another', async () => {
    const { person } = await at();

    await person.write(await within(await one()).findByLabelText('Votre réponse'), 'À l’acc');
    await person.click(await line(/^Inès Rouquette/));
    expect(await within(await one()).findByLabelText('Votre réponse')).toHaveValue('');
    await person.click(await line(/^Sans nom/));

    expect(await within(await one()).findByLabelText('Votre réponse')).toHaveValue('À l’acc');
  });

  it('that somebody else answered in the meantime says so', async () => {
    const { person } = await at({}, opened);
    const { server } = await import('@test/server');
    server.use(
      http.post('/api/booklets/:id/questions/:question/answer', () =>
        HttpResponse.json({ code: 'question_already_ended', message: 'Elle est close.' }, { status: 409 }),
      ),
    );

    await person.write(await within(await one()).findByLabelText('Votre réponse'), 'Oui.');
    await person.click(screen.getByRole('button', { name: 'Répondre' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Elle est close.');
  });

  it('is handed to somebody who may answer today', async () => {
    const { person, sent } = await at({}, opened);

    await person.click(await screen.findByRole('button', { name: 'Transférer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transférer la question' }));
    const choice = await dialog.findByLabelText('À qui');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choisir une personne', 'Camille Vidal', 'Hélène Roux']);
    await person.click(dialog.getByRole('button', { name: 'Transférer' }));
    expect(await dialog.findByText('Choisissez une personne.')).toBeVisible();
    await person.selectOptions(choice, 'Camille Vidal');
    await person.click(dialog.getByRole('button', { name: 'Transférer' }));

    await waitFor(() => expect(sent).toEqual([['transfer', { to: camille.id }]]));
    expect((await screen.findAllByText('Confiée à Hélène Roux.'))[0]).toBeVisible();
  });

  it('is closed with a reason only', async () => {
    const { person, sent } = await at({}, opened);

    await person.click(await screen.findByRole('button', { name: 'Clore…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clore sans réponse' }));
    await person.click(dialog.getByRole('button', { name: 'Clore la question' }));
    expect(await dialog.findByText('Écrivez un motif d’au moins 3 caractères.')).toBeVisible();
    await person.write(dialog.getByLabelText('Motif'), 'En double');
    await person.click(dialog.getByRole('button', { name: 'Clore la question' }));

    await waitFor(() => expect(sent).toEqual([['close', { reason: 'En double' }]]));
    expect(await within(await one()).findByRole('heading', { name: 'Close sans réponse' })).toBeVisible();
  });

  it('lies over the list where there is no room beside it', async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query.includes('max-width: 1099') }),
    );
    const { person, history } = await at();

    await line(/^Sans nom/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(await line(/^Inès Rouquette/));
    const drawer = within(await screen.findByRole('dialog', { name: 'Inès Rouquette' }));
    expect(await drawer.findByLabelText('Votre réponse')).toBeVisible();
    await person.keyboard('{Escape}');

    await waitFor(() => expect(history.location.search).not.toContain('question='));
  });

  it('that is hostile is a text, wherever it is said', async () => {
    const text = '"><img src=x onerror=alert(1)>{{name}}$t(common:labels.cancel)';
    const hostile = { ...ofInes, text, page: { ...hands, title: text }, from: { ...ofInes.from, name: text } };
    await at({ questions: [hostile], opened: { block: text, quoted: text } });

    const shown = within(await one());
    expect(await shown.findByRole('heading', { level: 3, name: `«\u00a0${text}\u00a0»` })).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});

describe('« Je n’ai pas compris »', () => {
  it('is told by page, of how many devices, and of how many pages nothing is told', async () => {
    await at();

    const panel = within(await screen.findByRole('region', { name: /Je n’ai pas compris/ }));
    expect(await panel.findByText('Se laver les mains')).toBeVisible();
    expect(panel.getByRole('progressbar', { name: '6 sur 133 appareils' })).toHaveValue(6);
    expect(panel.getByText(/^11 autres pages : moins de 5/)).toBeVisible();
  });

  it('without a lot yet says when there will be one', async () => {
    await at({ unclear: { pages: [], hidden: 18 } });
    expect(await screen.findByText(/^Rien n’est encore compté/)).toBeVisible();
  });
});

it('the answered list opens what was closed with its reason', async () => {
  await at({ questions: [{ ...answered, status: 'closed', answer: null, reason: 'En double' }] }, '&statut=repondues');
  expect(await within(await one()).findByText('En double')).toBeVisible();
});
