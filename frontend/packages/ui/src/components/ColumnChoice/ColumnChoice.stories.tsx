import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { ColumnChoice, useColumnChoice } from './ColumnChoice';

export default { title: 'ColumnChoice', component: ColumnChoice } satisfies Meta<typeof ColumnChoice>;

const columns = [
  { key: 'name', header: 'Participant' },
  { key: 'job', header: 'Poste', hideable: true },
  { key: 'status', header: 'Statut', hideable: true },
  { key: 'read', header: 'Chapitres lus', hideable: true },
];

const Choice = () => {
  const { shown, choice } = useColumnChoice('story-columns', columns);
  return (
    <div>
      <ColumnChoice {...choice} />
      <p>{shown.map(({ header }) => header).join(', ')}</p>
    </div>
  );
};

export const Light: StoryObj = { render: () => <Choice /> };
export const Dark: StoryObj = { ...Light, ...inDark };
