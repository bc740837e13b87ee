import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { ComboField } from './ComboField';

export default { title: 'ComboField' } satisfies Meta;

const sectors = [
  { value: 'hospitality', label: 'Hôtellerie-restauration', description: '42 chapitres conseillés' },
  { value: 'health', label: 'Santé et bien-être', description: '38 chapitres conseillés' },
  { value: 'care', label: 'Médico-social', description: '51 chapitres conseillés' },
  { value: 'building', label: 'Bâtiment', description: '29 chapitres conseillés' },
  { value: 'transport', label: 'Transport et logistique', description: '24 chapitres conseillés' },
  { value: 'training', label: 'Formation', description: '33 chapitres conseillés' },
  { value: 'food', label: 'Agroalimentaire', description: '27 chapitres conseillés' },
];

const Example = () => {
  const [sector, setSector] = useState<string | null>('hospitality');
  const [second, setSecond] = useState<string | null>(null);
  return (
    <>
      <ComboField
        label="Secteur d’activité"
        hint="Il donne les obligations et les chapitres conseillés."
        choices={sectors}
        value={sector}
        onChange={setSector}
      />
      <ComboField label="Second secteur" optional choices={sectors} value={second} onChange={setSecond} />
    </>
  );
};

export const Light: StoryObj = { render: () => <Example /> };
export const Dark: StoryObj = { ...Light, ...inDark };
