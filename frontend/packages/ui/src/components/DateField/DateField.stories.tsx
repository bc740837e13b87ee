import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { inDark } from '../../stories/schemes';
import { FieldRow } from '../FieldRow/FieldRow';
import { DateField } from './DateField';

export default { title: 'DateField', component: DateField } satisfies Meta<typeof DateField>;

const Day = ({ value: first, ...rest }: Omit<ComponentProps<typeof DateField>, 'onChange'>) => {
  const [value, setValue] = useState(first);
  return <DateField {...rest} value={value} onChange={setValue} />;
};

export const Light: StoryObj = {
  render: () => (
    <FieldRow>
      <Day label="Ouvert à partir du" value="2027-03-01" />
      <Day label="Fermé après le" value="" optional hint="Les accusés de lecture restent consultables." />
      <Day label="Relire avant le" value="2027-02-01" error="Cette date est passée." />
    </FieldRow>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
