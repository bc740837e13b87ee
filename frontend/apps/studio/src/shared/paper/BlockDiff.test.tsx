import { ValueLabelsProvider } from '@livretier/blocks';
import { renderFeature } from '@test/renderFeature';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BlockDiff } from './BlockDiff';

it('names the living value that came', async () => {
  const words = [
    { change: 'same' as const, text: 'Appelez ' },
    { change: 'added' as const, text: '{{hr_phone}}' },
  ];

  await renderFeature(
    <ValueLabelsProvider value={() => 'téléphone RH'}>
      <main>
        <BlockDiff block={{ block_id: 'a', type: 'paragraph', change: 'changed', words }} />
      </main>
    </ValueLabelsProvider>,
    [],
  );

  expect((await screen.findByText('téléphone RH')).closest('ins')).not.toBeNull();
  expect(screen.getByRole('main')).not.toHaveTextContent('{{');
});
