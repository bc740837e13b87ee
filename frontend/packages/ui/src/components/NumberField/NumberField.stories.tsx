import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { FieldRow } from '../FieldRow/FieldRow';
import { NumberField } from './NumberField';

export default { title: 'NumberField' } satisfies Meta;

const Example = () => {
  const [months, setMonths] = useState<number | null>(60);
  const [space, setSpace] = useState<number | null>(2.5);
  return (
    <FieldRow>
      <NumberField label="Garder les accusés" unit="mois" value={months} onChange={setMonths} />
      <NumberField label="Espace" unit="Go" decimals value={space} onChange={setSpace} hint="Images et vidéos." />
      <NumberField label="Livrets" optional value={null} onChange={() => undefined} error="12 livrets au plus." />
    </FieldRow>
  );
};

export const Light: StoryObj = { render: () => <Example /> };
export const Dark: StoryObj = { ...Light, ...inDark };
