import { useMutation } from '@tanstack/react-query';
import { renderFeature } from '@test/renderFeature';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { useSavingForm } from './useSavingForm';

type Stored = { name: string };

const stored: Stored = { name: 'Accueil' };
const valuesOf = ({ name }: Stored) => ({ name });
const changesOf = (before: Stored, { name }: Stored): Partial<Stored> => (name === before.name ? {} : { name });

it('draws a form again at the first key, not at each, and saves the last', async () => {
  const drawn = vi.fn();
  const saved = vi.fn(async (changes: Partial<Stored>) => ({ ...stored, ...changes }));
  const Page = () => {
    const form = useForm({ values: valuesOf(stored) });
    const save = useMutation({ mutationFn: saved });
    const { onSubmit, changes } = useSavingForm(form, { stored, valuesOf, changesOf, labels: { name: 'Nom' }, save });
    drawn(changes);
    return (
      <form onSubmit={onSubmit}>
        <input aria-label="Nom" {...form.register('name')} />
      </form>
    );
  };
  const { person } = await renderFeature(<Page />, []);
  await person.click(await screen.findByLabelText('Nom'));
  drawn.mockClear();

  await person.keyboard(' du matin');

  expect(drawn.mock.calls).toEqual([[1]]);

  await person.keyboard('{Enter}');

  expect(saved.mock.calls[0]?.[0]).toEqual({ name: 'Accueil du matin' });
});
