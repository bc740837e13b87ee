import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { FieldRow } from '../FieldRow/FieldRow';
import { ColorField } from './ColorField';

export default { title: 'ColorField' } satisfies Meta;

const Example = () => {
  const [main, setMain] = useState('#1e5545');
  const [accent, setAccent] = useState('');
  const [ground, setGround] = useState('vert');
  return (
    <FieldRow>
      <ColorField label="Couleur principale" value={main} onChange={setMain} hint="Titres et boutons." />
      <ColorField label="Accent" optional value={accent} onChange={setAccent} />
      <ColorField label="Fond" value={ground} onChange={setGround} error="Écrivez # et six chiffres ou lettres." />
    </FieldRow>
  );
};

export const Light: StoryObj = { render: () => <Example /> };
export const Dark: StoryObj = { ...Light, ...inDark };
