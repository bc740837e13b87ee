import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { FilterBar } from '../FilterBar/FilterBar';
import { FilterDay } from './FilterDay';

export default { title: 'FilterDay', component: FilterDay } satisfies Meta<typeof FilterDay>;

const every = { short: 'tous', label: 'Tous les jours' };

const Days = () => {
  const [day, setDay] = useState('2027-03-16');
  return (
    <FilterBar label="Filtrer le journal" onClear={day ? () => setDay('') : undefined}>
      <FilterDay label="Jour" value={day} every={every} onChange={setDay} />
      <FilterDay label="Jour de la relance" value="" every={every} onChange={setDay} />
    </FilterBar>
  );
};

export const Light: StoryObj = { render: () => <Days /> };
export const Dark: StoryObj = { ...Light, ...inDark };
