import { camille } from '@test/answers';
import { booklet } from '@test/booklet';
import { renderApp } from '@test/renderApp';
import { sheetId, translationsServer } from '@test/translations';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const soap = {
  text: 'Seque com papel descartável.',
  source: 'Séchez avec un papier à usage unique.',
  share: 84,
  booklet: 'Bonnes pratiques d’hygiène',
  validated_by: 'Marta Lopes',
  validated_at: '2027-03-12T10:00:00Z',
};

it('offers what was validated of similar words, to be changed', async () => {
  const { handlers } = translationsServer({ remembered: [soap] });
  const address = `/livrets/${booklet.id}/traductions?langue=pt-PT&page=${sheetId}`;
  const { person } = await renderApp(address, camille, handlers);

  await person.click(await screen.findByRole('button', { name: /Cliquez pour traduire/ }));
  expect(await screen.findByText(/^Proche à 84/)).toBeVisible();
  expect(screen.getByText(/Bonnes pratiques d’hygiène, validé le 12 mars 2027 par Marta Lopes/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reprendre' }));

  expect(screen.getByRole('textbox', { name: 'Traduction, Portugais' })).toHaveValue(soap.text);
});
