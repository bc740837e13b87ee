import { camille } from '@test/answers';
import { bookletList, seasonal } from '@test/bookletList';
import { draft, mailingsServer } from '@test/mailings';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

/* jsdom measures nothing. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

const tested = { at: '2020-03-16T09:39:00Z', by_name: 'Camille Vidal', is_current: true };

const at = async (world: Parameters<typeof mailingsServer>[0] = { mailings: [draft] }) => {
  const built = mailingsServer(world);
  const app = await renderApp(`/livrets/options/emailing/${draft.id}?livret=${seasonal.id}`, camille, [
    ...built.handlers,
    ...bookletList({ booklets: [seasonal] }).handlers,
  ]);
  await screen.findByRole('textbox', { name: 'Objet' });
  return { ...app, ...built };
};
const recipients = () => screen.findByRole('region', { name: 'Destinataires' });

describe('a draft', () => {
  it('counts who gets it and says why the others do not', async () => {
    await at();

    expect(await recipients()).toHaveTextContent(/34 personnes recevront le message/);
    expect(await recipients()).toHaveTextContent(
      'Sur 47 participants : 11 ont déjà pris connaissance et 2 sans e-mail.',
    );
  });

  it('names those who are left out, by reason', async () => {
    const { person, sent } = await at();

    await person.click(await screen.findByRole('button', { name: 'Voir la liste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Qui recevra le message' }));
    await person.selectOptions(dialog.getByLabelText('Afficher'), '2 sans e-mail');

    expect(await dialog.findByText('Lucas Ferrand')).toBeVisible();
    expect(sent.filter(([name]) => name === 'names').at(-1)?.[1]).toMatchObject({ reason: 'no_address' });
  });

  it('is narrowed by a filter, which is saved and counted at once', async () => {
    const { person, sent } = await at();

    await person.click(await screen.findByRole('button', { name: 'En retard' }));

    await waitFor(() => expect(sent).toContainEqual(['save', { audience: { filter: { late: true } } }]));
    expect(sent).toContainEqual(['audience', { nature: 'reminder', audience: { filter: { late: true } } }]);
  });

  it('saves its name by itself, and says so', async () => {
    const { person, sent } = await at();

    const name = screen.getByLabelText('Nom de l’envoi');
    await person.clear(name);
    expect(await screen.findByText('Donnez un nom à cet envoi.')).toBeVisible();
    await person.write(name, 'Relance de mars');
    await person.tab();

    await waitFor(() => expect(sent).toContainEqual(['save', { name: 'Relance de mars' }]));
    expect(await screen.findByText(/^Brouillon enregistré/)).toBeVisible();
  });

  it('inserts what is filled in for each person into its text', async () => {
    const { person, sent } = await at();

    await person.click(screen.getByRole('textbox', { name: 'Texte' }));
    await person.click(screen.getByRole('button', { name: 'échéance' }));

    await waitFor(() => expect(JSON.stringify(sent.filter(([name]) => name === 'save'))).toContain('due_date'));
    expect(screen.queryByRole('button', { name: 'pages à relire' })).toBeNull();
  });

  it('says which language is missing, and begins it from the first', async () => {
    const { person, sent } = await at();

    await person.click(await screen.findByRole('radio', { name: /^Anglais/ }));
    expect(
      await screen.findByText(/^Aucun message en anglais : 2 personnes recevront celui en français/),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Écrire en anglais' }));

    await waitFor(() =>
      expect(sent).toContainEqual(['save', { texts: { ...draft.texts, 'en-GB': draft.texts['fr-FR'] } }]),
    );
  });

  it('shows the real message, to whom it goes and from whom, without what could run', async () => {
    await at();

    const preview = await screen.findByRole('region', { name: 'Aperçu du message' });
    expect(await within(preview).findByText('Karim, votre livret vous attend')).toBeVisible();
    expect(preview).toHaveTextContent('Ce que recevra Karim Haddad');
    const frame = within(preview).getByTitle('Aperçu du message');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  });

  it('is shown as wide as a phone, and as a computer', async () => {
    const { person } = await at();

    const frame = await screen.findByTitle('Aperçu du message');
    expect(frame.parentElement).toHaveAttribute('data-width', 'phone');
    await person.click(screen.getByRole('radio', { name: 'Ordinateur' }));

    expect(frame.parentElement).toHaveAttribute('data-width', 'computer');
  });

  it('is not launched before it was tested', async () => {
    const { person, sent } = await at();

    const launch = await screen.findByRole('button', { name: 'Envoyer à 34 personnes' });
    expect(launch).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Envoyez-vous un essai de ce message avant de le lancer.')).toBeVisible();
    await person.click(launch);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'M’envoyer un essai' }));

    await waitFor(() => expect(sent).toContainEqual(['test', draft.id]));
    expect(await screen.findByText('Essai envoyé')).toBeVisible();
    expect(launch).toHaveAttribute('aria-disabled', 'false');
  });

  it('is launched after a question', async () => {
    const { person, sent } = await at({ mailings: [{ ...draft, tested }] });

    await screen.findByRole('button', { name: 'Envoyer à 34 personnes' });
    await person.click(screen.getByRole('button', { name: 'Envoyer à 34 personnes' }));
    const question = await screen.findByRole('alertdialog', { name: /Envoyer ce message à 34 personnes/ });
    await person.click(within(question).getByRole('button', { name: 'Envoyer à 34 personnes' }));

    await waitFor(() => expect(sent).toContainEqual(['launch', draft.id]));
    expect(await screen.findByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  });

  it('leaves later, on the clock of the company', async () => {
    const { person, sent } = await at({ mailings: [{ ...draft, tested, starts_at: '2099-03-18T08:00:00Z' }] });

    await screen.findByRole('radio', { name: 'Programmer', checked: true });
    expect(screen.getByLabelText('Heure')).toHaveValue('09:00');
    await person.click(await screen.findByRole('button', { name: 'Programmer pour 34 personnes' }));

    await waitFor(() => expect(sent).toContainEqual(['schedule', { starts_at: '2099-03-18T08:00:00.000Z' }]));
  });

  it('is spread over the day when asked', async () => {
    const { person, sent } = await at();

    await person.click(await screen.findByRole('switch', { name: /^Étaler les messages/ }));

    await waitFor(() => expect(sent).toContainEqual(['save', { spread: true }]));
  });

  it.each([
    [{ is_online: false }, 'Publiez le livret avant d’écrire à ses lecteurs.'],
    [{ may_send: false }, 'Vous pouvez préparer cet envoi, pas le lancer.'],
    [{ quota: 430 }, 'Il ne reste pas assez de messages ce mois-ci.'],
  ])('says why it cannot leave: %o', async (summary, why) => {
    await at({ mailings: [{ ...draft, tested }], summary });

    expect(await screen.findByText(why)).toBeVisible();
  });
});
