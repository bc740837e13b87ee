import { LineView } from '@livretier/blocks';
import { id } from '@test/booklet';
import { values } from '@test/manuscript';
import { renderFeature } from '@test/renderFeature';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { FilledValues } from './ValueNames';

const [contact] = values;

it('says what the site of the booklet has filled before what the company has, and marks what nobody has', async () => {
  const company = values.map((value) => ({ ...value, value: value === contact ? 'Camille Vidal' : '' }));
  const needed = { items: [{ ...contact, value: 'Awa Diop' }], filled: 1, site: null, may_write: true };

  await renderFeature(
    <FilledValues bookletId={id('b1')} insertable={company}>
      <main>
        <LineView line="{{disability_contact}}, {{disability_contact_phone}}" />
      </main>
    </FilledValues>,
    [http.get(`/api/booklets/${id('b1')}/values`, () => HttpResponse.json(needed))],
  );

  expect(await screen.findByText(/^Awa Diop/)).toHaveTextContent(
    'Awa Diop, téléphone du référent handicap (à remplir)',
  );
  expect(screen.getByText('téléphone du référent handicap (à remplir)').tagName).toBe('MARK');
});
