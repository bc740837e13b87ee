import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadingView } from './View';

export default {
  title: 'Blocks/Heading',
  component: HeadingView,
  args: { id: 'welcome', type: 'heading', props: { level: 2, text: 'Votre première journée' } },
} satisfies Meta<typeof HeadingView>;

type Story = StoryObj<typeof HeadingView>;

export const Section: Story = {};
export const SubSection: Story = { args: { props: { level: 3, text: 'Où se garer' } } };
