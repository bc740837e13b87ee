import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Heading',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Section: Story = { args: { block: blocks.heading } };
export const SubSection: Story = { args: { block: { ...blocks.heading, props: { level: 3 } } } };
export const Group: Story = { args: { block: { ...blocks.heading, props: { level: 4 } } } };
