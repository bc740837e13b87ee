import { nadia } from '@test/answers';
import { languagesServer } from '@test/languages';
import { renderApp } from '@test/renderApp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TextImport, TextLine } from './api';

const path = '/parametres/traductions';
const id = '01930000-0000-7000-8000-0000000000d1';
const brought: TextImport = {
  id,
  locale: 'ar',
  name: 'textes.xlf',
  state: 'checked',
  counts: { new: 1, changed: 1, same: 0, kept: 1, refused: 1 },
  created_at: '2027-03-16T09:00:00Z',
  applied_at: null,
};
const line = (number: number, action: TextLine['action'], said: string, message = ''): TextLine => ({
  id: `01930000-0000-7000-8000-0000000000e${number}`,
  number,
  key: `home.line${number}`,
  forms: { '': said },
  action,
  message,
});
const lines = [
  line(2, 'new', 'مرحبا'),
  line(3, 'changed', 'مكتبة'),
  line(4, 'refused', 'نعم', 'Aucun texte de Livretier n’a cette clé.'),
  line(5, 'kept', 'لا'),
];

type World = { applied?: TextImport; refusal?: string };

const open = async (address = `${path}?langue=ar`, { applied = brought, refusal = '' }: World = {}) => {
  const { handlers } = languagesServer();
  const sent: unknown[] = [];
  const asked: string[] = [];
  const app = await renderApp(address, nadia, [
    http.get('/api/i18n/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return refusal
        ? HttpResponse.json({ code: 'broken', message: refusal }, { status: 500 })
        : new HttpResponse('key;screen');
    }),
    http.post('/api/i18n/imports', async ({ request }) => {
      sent.push(await request.json());
      const errors = { content: [refusal] };
      return refusal
        ? HttpResponse.json({ code: 'invalid', message: 'Non.', errors }, { status: 422 })
        : HttpResponse.json(brought, { status: 201 });
    }),
    http.get(`/api/i18n/imports/${id}/lines`, ({ request }) => {
      const action = new URL(request.url).searchParams.get('action');
      return HttpResponse.json({ items: lines.filter((one) => one.action === action), next: null });
    }),
    http.post(`/api/i18n/imports/${id}/apply`, () => {
      sent.push('apply');
      return HttpResponse.json({ ...applied, state: 'applied' });
    }),
    ...handlers,
  ]);
  const press = async (name: string) => app.person.click(await screen.findByRole('button', { name }));
  return { ...app, press, sent, asked };
};

describe('the texts of a language as a file', () => {
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:texts', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it('are those on screen, in the format that somebody chooses', async () => {
    const { person, press, asked } = await open(`${path}?langue=ar&etat=to_do&ecran=home`);
    await press('Exporter');
    const dialog = within(await screen.findByRole('dialog', { name: /^Exporter les textes.*Arabe$/ }));

    await person.click(dialog.getByRole('radio', { name: 'XLIFF 2.1' }));
    await person.click(dialog.getByRole('button', { name: 'Télécharger' }));

    await waitFor(() => expect(saved).toEqual(['livretier-ar.xlf']));
    expect(asked).toEqual(['?locale=ar&format=xliff&state=to_do&screen=home']);
  });

  it('are all of them where no filter is set', async () => {
    const { press, asked } = await open();
    await press('Exporter');

    await press('Télécharger');

    await waitFor(() => expect(saved).toEqual(['livretier-ar.csv']));
    expect(asked).toEqual(['?locale=ar&format=csv&screen=']);
  });

  it('of French have no state to choose', async () => {
    const { press } = await open(`${path}?langue=fr-FR`);
    await press('Exporter');

    expect(await screen.findByRole('combobox', { name: 'Écran' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Textes' })).toBeNull();
  });

  it('say why they cannot be had', async () => {
    const { press } = await open(undefined, { refusal: 'Le serveur est occupé.' });
    await press('Exporter');

    await press('Télécharger');

    expect(await screen.findByText('Le fichier n’a pas pu être préparé')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('a file of texts that comes back', () => {
  const bring = async (world?: World, name = 'textes.xlf') => {
    const app = await open(undefined, world);
    await app.press('Importer');
    const dialog = within(await screen.findByRole('dialog', { name: /^Importer des textes.*Arabe$/ }));
    await app.person.upload(dialog.getByLabelText('Fichier de textes'), new File(['<xliff/>'], name));
    return { ...app, dialog };
  };

  it('is tried first, line by line', async () => {
    const { person, press, sent, dialog } = await bring();
    await press('Voir ce qui change');

    expect(await dialog.findByText('مرحبا')).toBeVisible();
    expect(dialog.getByText(/rien n’est encore enregistré/)).toBeVisible();
    expect(sent).toEqual([{ locale: 'ar', name: 'textes.xlf', content: btoa('<xliff/>') }]);
    await person.click(dialog.getByRole('radio', { name: /Refusés/ }));
    expect(await dialog.findByText('Aucun texte de Livretier n’a cette clé.')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: /Gardés/ }));
    expect(await dialog.findByText('لا')).toBeVisible();
    expect(dialog.getByText(/modifiés ici depuis l’export/)).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: /Inchangés/ }));
    expect(await dialog.findByText('Aucun texte n’est déjà tel que dans le fichier.')).toBeVisible();
  });

  it('is taken over as the dry run said, and what became of it is shown', async () => {
    const applied = { ...brought, counts: { ...brought.counts, changed: 0, kept: 2 } };
    const { press, sent, dialog } = await bring({ applied });
    await press('Voir ce qui change');

    await press('Importer 2 textes');

    expect(await dialog.findByText(/1 texte est entré/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Gardés.*2/ })).toBeVisible();
    expect(sent.at(-1)).toBe('apply');
    await press('Terminer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that is not taken says why', async () => {
    const said = 'Ce fichier ne se lit pas.';
    const { press, dialog } = await bring({ refusal: said });
    await press('Voir ce qui change');

    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText('textes.xlf')).toBeVisible();
  });

  it('of another kind is not even sent', async () => {
    const { dialog } = await bring(undefined, 'textes.docx');

    expect(dialog.queryByText('textes.docx')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Voir ce qui change' })).toBeDisabled();
  });
});
