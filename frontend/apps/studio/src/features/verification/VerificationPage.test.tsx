import type { components } from '@livretier/api';
import { renderApp } from '@test/renderApp';
import { withSubtle } from '@test/subtle';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import proved from './proof/proved.json';

type Told = components['schemas']['PublicReceiptOut'];

beforeAll(() => {
  withSubtle();
});

const { key, receipt, cancellation } = proved;
const number = 'M4TX90QHZC7R5BND6';
const told = {
  ...{ number: 'M4TX 90QH ZC7R 5BND-6', company: 'Maison Aubrac', timezone: 'Europe/Paris', named: true },
  ...{ booklet: 'Livret d’accueil saisonniers', published_at: '2026-11-01T09:00:00Z', receipt, cancellation: null },
} as Told;

const open = (answer: Told | null, address = `/verification/${number}`) => {
  const names: string[] = [];
  const handlers = [
    http.get('/api/receipts/:number', () =>
      answer ? HttpResponse.json(answer) : HttpResponse.json({ code: 'not_found', message: 'Absent' }, { status: 404 }),
    ),
    http.get('/api/register/keys', () => HttpResponse.json({ keys: [key] })),
    http.post('/api/receipts/:number/name', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      names.push(name);
      return names.length > 2
        ? HttpResponse.json({ code: 'too_many_attempts', message: 'Trop d’essais.' }, { status: 429 })
        : HttpResponse.json({ fits: name === 'Inès Rouquette' });
    }),
  ];
  return renderApp(address, null, handlers);
};

const title = () => screen.findByRole('heading', { level: 1 });
const beside = () => screen.findByRole('complementary', { name: 'Vérifié dans votre navigateur' });

describe('the verification of a receipt', () => {
  it('needs no account, and says what the browser checked, by the hand of our own server', async () => {
    await open(told);

    expect(await title()).toHaveTextContent('Cet accusé est valable');
    const main = screen.getByRole('main');
    for (const said of ['M4TX 90QH ZC7R 5BND-6', 'Maison Aubrac', 'français', '17 novembre 2026 à 23:31:03'])
      expect(main).toHaveTextContent(said);
    const checks = within(await beside());
    expect(checks.getByText('Identique à celle du registre')).toBeVisible();
    expect(checks.getByText('Nº 2 de l’entreprise')).toBeVisible();
    expect(checks.getByText('État du registre à 3 inscriptions')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Rouquette');
  });

  it('says that one was cancelled', async () => {
    await open({ ...told, cancellation } as Told);

    expect(await title()).toHaveTextContent('Cet accusé a été annulé');
  });

  it('says that one was altered, which part, and nothing of what it says', async () => {
    await open({ ...told, receipt: { ...receipt, statement: receipt.statement.replace('2.3', '2.4') } } as Told);

    expect(await title()).toHaveTextContent('Cet accusé a été modifié');
    expect(within(await beside()).getByText('Ne correspond pas au registre')).toBeVisible();
    expect(screen.queryByText(/publiée le/)).toBeNull();
    expect(screen.queryByLabelText('Prénom et nom')).toBeNull();
  });

  it('tells a number that was copied wrongly from one that nobody has, and takes another', async () => {
    const { person, path } = await open(null, '/verification/M4TX90QHZC7R5BNB6');
    expect(await screen.findByText(/mal recopié/)).toBeVisible();

    const field = screen.getByLabelText('Numéro de l’accusé');
    await person.clear(field);
    await person.type(field, 'm4tx 90qh zc7r 5bnd-6{Enter}');

    expect(await screen.findByText(/aucun accusé ne le porte/)).toBeVisible();
    expect(path()).toBe(`/verification/${number}`);
  });

  it('compares a name, and says when there were too many tries', async () => {
    const { person } = await open(told);
    const field = await screen.findByLabelText('Prénom et nom');

    await person.type(field, 'Rosa F.{Enter}');
    expect(await screen.findByText('Ce nom ne convient pas.')).toBeVisible();
    await person.clear(field);
    await person.type(field, 'Inès Rouquette{Enter}');
    expect(await screen.findByText('Ce nom convient.')).toBeVisible();
    await person.type(field, ' x{Enter}');
    expect(await screen.findByText('Trop d’essais.')).toBeVisible();
  });

  it('checks an evidence file here, and names what was changed in it', async () => {
    const { person } = await open(told);
    const input = await screen.findByLabelText('Contrôler un dossier de preuve', { selector: 'input' });
    const archive = Uint8Array.from(atob(proved.archive), (letter) => letter.charCodeAt(0));
    const changed = Uint8Array.from(archive, (byte, at) => (at === 60 ? byte ^ 1 : byte));

    await person.upload(input, new File([archive], 'dossier.zip', { type: 'application/zip' }));
    expect(await screen.findByText(/Ce dossier est intact/)).toHaveTextContent('annulé');
    await person.upload(input, new File([changed], 'dossier.zip', { type: 'application/zip' }));

    expect(await screen.findByText('Ce dossier a été modifié.')).toBeVisible();
    expect(screen.getByText(/Fichier concerné/)).toHaveTextContent('accuse.json');
  });
});
