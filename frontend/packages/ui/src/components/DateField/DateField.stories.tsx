import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { FieldRow } from '../FieldRow/FieldRow';
import { DateField } from './DateField';

export default { title: 'DateField', component: DateField } satisfies Meta<typeof DateField>;

export const Light: StoryObj = {
  render: () => (
    <FieldRow>
      <DateField label="Ouvert à partir du" defaultValue="2027-03-01" />
      <DateField label="Fermé après le" optional hint="Les accusés de lecture restent consultables." />
      <DateField label="Relire avant le" defaultValue="2027-02-01" error="Cette date est passée." />
    </FieldRow>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
