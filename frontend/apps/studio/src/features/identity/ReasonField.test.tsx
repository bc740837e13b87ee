import { renderFeature } from '@test/renderFeature';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReasonField, useIdentityForm } from './ReasonField';

it('draws nothing around it again while a reason is written', async () => {
  const drawn = vi.fn();
  const Page = () => {
    drawn();
    return <ReasonField form={useIdentityForm()} name={undefined} />;
  };
  const { person } = await renderFeature(<Page />, []);
  const field = await screen.findByLabelText('Motif');
  await person.click(field);
  drawn.mockClear();

  await person.keyboard('Une demande');

  expect(field).toHaveValue('Une demande');
  expect(drawn).not.toHaveBeenCalled();
});
