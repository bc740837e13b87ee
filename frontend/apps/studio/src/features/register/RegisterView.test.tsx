import { answers, camille } from '@test/answers';
import { seasonal } from '@test/bookletList';
import { cancelled, lucas, registerServer, rosa } from '@test/register';
import { renderFeature } from '@test/renderFeature';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSession } from '@/features/accounts';
import { RegisterView } from './RegisterView';
import type { RegisterSearch } from './registerSearch';

/** A screen that keeps the search as an address would. */
const Screen = ({ first }: { first: RegisterSearch }) => {
  const [search, setSearch] = useState(first);
  const session = useSession();
  return (
    session && (
      <main>
        <RegisterView
          booklet={seasonal}
          search={search}
          onSearch={(change) => setSearch((old) => ({ ...old, ...change }))}
        />
      </main>
    )
  );
};

const open = async (handlers: readonly RequestHandler[], search: RegisterSearch = {}) =>
  renderFeature(<Screen first={search} />, [...handlers, ...answers({ user: camille })]);

const row = (name: RegExp) => screen.findByRole('row', { name });
const panel = (name: string) => screen.findByRole('complementary', { name });

describe('the list of receipts', () => {
  it('says whose they are, by which way they came and how far their proof is', async () => {
    await open(registerServer(seasonal.id).handlers);

    const line = await row(/Figueiredo Rosa/);
    expect(line).toHaveTextContent('Q8HM 3T0V BX52 NKRA-E');
    expect(line).toHaveTextContent('16 mars 2027');
    expect(line).toHaveTextContent('personnel');
    expect(within(line).getByText('Inscrit')).toBeVisible();
    expect(within(line).getByRole('img', { name: 'portugais' })).toBeVisible();
    expect(within(await row(/Ferrand Lucas/)).getByText('Inscription en cours')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Horodaté/);
  });

  it('names nobody whose name is forgotten, and keeps the number', async () => {
    await open(registerServer(seasonal.id, { receipts: [{ ...rosa, name: '', forgotten: true }] }).handlers);

    expect(await row(/Nom effacé/)).toHaveTextContent('Q8HM 3T0V BX52 NKRA-E');
  });

  it('asks the server for what is filtered', async () => {
    const { asked, handlers } = registerServer(seasonal.id);
    const { person } = await open(handlers, { voie: 'link', valeur: 'annules', du: '2027-03-01' });
    await row(/Figueiredo/);

    await person.type(screen.getByRole('searchbox', { name: 'Nom ou numéro' }), 'rosa');

    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('rosa'));
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      channel: 'link',
      cancelled: 'true',
      from: '2027-03-01',
      order: 'newest',
    });
    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(asked.at(-1)?.get('channel')).toBeNull());
  });

  it('keeps rarer filters behind a button, unless one of them is used', async () => {
    const { person } = await open(registerServer(seasonal.id).handlers);
    await row(/Figueiredo/);
    expect(screen.queryByRole('button', { name: /^Langue/ })).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Plus de filtres' }));

    expect(screen.getByRole('button', { name: /^Langue/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Force/ })).toBeVisible();
  });

  it('says that there is nothing yet, or that nothing matches', async () => {
    const { handlers } = registerServer(seasonal.id, { receipts: [], state: { recorded: 0, checkpoint: null } });
    const { person } = await open(handlers, { recherche: 'zoe' });

    expect(await screen.findByText('Aucun accusé ne correspond.')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0] ?? document.body);

    expect(await screen.findByText(/Personne n’a encore pris connaissance de ce livret/)).toBeVisible();
    expect(screen.getByText('Registre vide.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vérifier maintenant' })).toBeNull();
  });

  it('says that it cannot be read now, and tries again', async () => {
    const down = http.get(
      `/api/booklets/${seasonal.id}/register`,
      () => HttpResponse.json({ code: 'broken', message: '' }, { status: 500 }),
      { once: true },
    );
    const { person } = await open([down, ...registerServer(seasonal.id).handlers]);

    await person.click(await screen.findByRole('button', { name: 'Réessayer' }));

    expect(await row(/Figueiredo/)).toBeVisible();
  });

  it('is refused to whoever may not read it, with all that is around it', async () => {
    const refuse = () => HttpResponse.json({ code: 'forbidden', message: '' }, { status: 403 });
    const refused = ['register', 'register/state'].map((path) =>
      http.get(`/api/booklets/${seasonal.id}/${path}`, refuse),
    );
    await open([...refused, ...registerServer(seasonal.id).handlers]);

    await screen.findByText('Accès réservé');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exporter en CSV' })).toBeNull());
    expect(screen.getByText('Accès réservé')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is exported with the filters of the screen', async () => {
    const asked: string[] = [];
    const file = http.get(`/api/booklets/${seasonal.id}/register.csv`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('Numéro;Nom', { headers: { 'Content-Type': 'text/csv' } });
    });
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:register');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = await open([file, ...registerServer(seasonal.id).handlers], { version: '2.0' });

    await person.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));

    await waitFor(() => expect(url).toHaveBeenCalledOnce());
    expect(asked).toEqual(['?search=&version=2.0&locale=&order=newest']);
  });
});

describe('the state of the log', () => {
  const note = () => screen.findByRole('region', { name: 'État du registre' });

  it('is complete only once it was recomputed, and says that no authority dates it', async () => {
    const { person } = await open(registerServer(seasonal.id).handlers);

    expect(await note()).toHaveTextContent(
      'Registre à jour. 214 inscriptions dans votre entreprise, aucune en attente.',
    );
    expect(await note()).toHaveTextContent('Aucune autorité d’horodatage n’est encore reliée.');
    expect(await note()).not.toHaveTextContent('complet');
    await person.click(screen.getByRole('button', { name: 'Vérifier maintenant' }));

    expect(await screen.findByText('Registre complet.')).toBeVisible();
    expect(await note()).toHaveTextContent('214 inscriptions vérifiées, aucune ne manque.');
  });

  it('says what is being recorded', async () => {
    await open(registerServer(seasonal.id, { state: { complete: false, pending: 3 } }).handlers);

    expect(await note()).toHaveTextContent(
      '3 inscriptions en cours. Déjà inscrits au registre de votre entreprise : 214.',
    );
  });

  it('says of how many only the last were checked', async () => {
    const { handlers } = registerServer(seasonal.id, {
      state: { recorded: 9000 },
      verification: { checked: 5000, recorded: 9000 },
    });
    const { person } = await open(handlers);

    await person.click(await screen.findByRole('button', { name: 'Vérifier maintenant' }));

    expect(await screen.findByText(/Les 5000 dernières inscriptions sur 9000 sont vérifiées/)).toBeVisible();
  });

  it('names what is wrong', async () => {
    const faults = [
      { kind: 'chain_broken' as const, id: '1' },
      { kind: 'chain_broken' as const, id: '2' },
      { kind: 'root_wrong' as const, id: '3' },
    ];
    const { person } = await open(registerServer(seasonal.id, { verification: { faults } }).handlers);

    await person.click(await screen.findByRole('button', { name: 'Vérifier maintenant' }));

    expect(await screen.findByText('Chaîne rompue (2)')).toBeVisible();
    expect(screen.getByText('Racine erronée (1)')).toBeVisible();
    expect(screen.queryByText('Registre complet.')).toBeNull();
  });
});

describe('one receipt', () => {
  it('shows the sentence in its language and in French, and each step of its proof', async () => {
    const { person } = await open(registerServer(seasonal.id).handlers);

    await person.click(within(await row(/Figueiredo/)).getByRole('button'));

    const shown = await panel('Figueiredo Rosa');
    const sentence = await within(shown).findByText(/Tomei conhecimento/);
    expect(sentence).toHaveAttribute('lang', 'pt-PT');
    expect(within(shown).getByText(rosa.sentence_in_french)).toHaveAttribute('lang', 'fr');
    expect(shown).toHaveTextContent('2.0, en portugais');
    expect(shown).toHaveTextContent('Nom saisi : Rosa F.');
    expect(shown).toHaveTextContent('sha256 4b1e 90c7');
    expect(shown).toHaveTextContent('L’horloge de l’appareil n’était pas juste');
    const steps = within(within(shown).getByRole('list', { name: 'Étapes de la preuve' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.split(' le ')[0])).toEqual([
      'Donné sur l’appareil',
      'Reçu',
      'Inscrit au registre',
    ]);
    expect(steps[2]).toHaveTextContent(/n° 213.*9f3c 71b0/);
    expect(shown).toHaveTextContent('aucune autorité d’horodatage n’est encore reliée');
  });

  it('does not say that it is recorded before it is', async () => {
    await open(registerServer(seasonal.id).handlers, { accuse: lucas.id });

    const shown = await panel('Ferrand Lucas');
    expect(await within(shown).findByText(/sa place dans le registre n’est pas encore écrite/)).toBeVisible();
    expect(shown).not.toHaveTextContent('Inscrit au registre');
  });

  it('shows the frozen version as the person had it, from what was to be read again', async () => {
    const { person } = await open(registerServer(seasonal.id).handlers, { accuse: rosa.id });

    await person.click(await screen.findByRole('button', { name: 'Voir ce que la personne a vu' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Ce que Figueiredo Rosa a vu' }));
    expect(await dialog.findByText('Tomei conhecimento do livro de acolhimento, versão 2.0.')).toBeVisible();
    expect(dialog.getByText(/^Accusé reçu le 16 mars 2027/)).toBeVisible();
    expect(dialog.getByText('Version 2.0, en portugais.')).toBeVisible();
    expect(dialog.getByText(/1 page sur 2 pour cette personne.*relire/)).toBeVisible();
    const [again, others] = within(dialog.getByRole('navigation', { name: 'Pages de cette version' })).getAllByRole(
      'listitem',
    );
    expect(again).toHaveTextContent('Les règles d’orÀ relire');
    expect(others).toHaveTextContent('Qui appelerpour d’autres');
    expect(dialog.getByText('Tout le monde y veille.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Qui appeler' }));
    expect(dialog.getByText('Bonjour.')).toBeVisible();
  });

  it('opens the frozen version in its language', async () => {
    const asked: string[] = [];
    const pdf = http.get(`/api/booklets/${seasonal.id}/publications/:publication/pdf`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ address: 'https://store.test/2.0-pt.pdf' });
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = await open([pdf, ...registerServer(seasonal.id).handlers], { accuse: rosa.id });

    await person.click(await screen.findByRole('button', { name: 'Voir cette version du livret (PDF)' }));

    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://store.test/2.0-pt.pdf', '_blank', 'noopener'));
    expect(asked).toEqual(['?locale=pt-PT']);
  });

  it('leads to the page where anybody checks it, and has an evidence file once it is recorded', async () => {
    await open(registerServer(seasonal.id).handlers, { accuse: rosa.id });

    const sheet = within(await panel('Figueiredo Rosa'));
    const link = await sheet.findByRole('link', { name: 'Page de vérification' });
    expect(link).toHaveAttribute('href', '/verification/Q8HM3T0VBX52NKRAE');
    expect(sheet.getByRole('button', { name: 'Télécharger le dossier de preuve' })).toBeVisible();
  });

  it('has no evidence file before it is recorded', async () => {
    await open(registerServer(seasonal.id).handlers, { accuse: lucas.id });

    const sheet = within(await panel('Ferrand Lucas'));
    await sheet.findByRole('link', { name: 'Page de vérification' });
    expect(sheet.queryByRole('button', { name: 'Télécharger le dossier de preuve' })).toBeNull();
  });

  it('offers no file that is not there', async () => {
    await open(registerServer(seasonal.id, { receipts: [{ ...rosa, locale: 'es-ES' }] }).handlers, {
      accuse: rosa.id,
    });

    expect(await screen.findByRole('button', { name: 'Annuler l’accusé…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('is cancelled with a real reason, and stays', async () => {
    const { reasons, handlers } = registerServer(seasonal.id, { receipts: [rosa] });
    const { person } = await open(handlers, { accuse: rosa.id });
    await person.click(await screen.findByRole('button', { name: 'Annuler l’accusé…' }));
    const dialog = await screen.findByRole('dialog', { name: /Annuler l’accusé Q8HM/ });

    await person.type(within(dialog).getByLabelText(/Motif/), 'Erreur.');
    await person.click(within(dialog).getByRole('button', { name: 'Annuler l’accusé' }));
    expect(await within(dialog).findByText('20 caractères au moins.')).toBeVisible();
    expect(reasons).toEqual([]);
    await person.clear(within(dialog).getByLabelText(/Motif/));
    await person.type(within(dialog).getByLabelText(/Motif/), cancelled.reason);
    await person.click(within(dialog).getByRole('button', { name: 'Annuler l’accusé' }));

    await waitFor(() => expect(reasons).toEqual([cancelled.reason]));
    const shown = await panel('Figueiredo Rosa');
    expect(await within(shown).findByText(/Par Camille Vidal\. Motif/)).toHaveTextContent(cancelled.reason);
    expect(within(await row(/Figueiredo/)).getByText('Annulé')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annuler l’accusé…' })).toBeNull();
  });

  it('is not offered to be cancelled to whoever may not', async () => {
    await open(registerServer(seasonal.id, { receipts: [{ ...rosa, abilities: { cancel: false } }] }).handlers, {
      accuse: rosa.id,
    });

    expect(await screen.findByText(/Inscrit au registre/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annuler l’accusé…' })).toBeNull();
  });
});
