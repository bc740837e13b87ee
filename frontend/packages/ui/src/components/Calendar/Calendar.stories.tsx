import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark } from '../../stories/schemes';
import { Calendar } from './Calendar';

export default { title: 'Calendar', component: Calendar } satisfies Meta<typeof Calendar>;

const Month = () => {
  const [day, setDay] = useState('2027-03-16');
  return <Calendar value={day} onPick={setDay} />;
};

export const Light: StoryObj = { render: () => <Month /> };
export const Dark: StoryObj = { ...Light, ...inDark };
