import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Gallery',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const ThreeColumns: Story = { args: { block: blocks.gallery } };
export const TwoColumns: Story = { args: { block: { ...blocks.gallery, props: { columns: 2 } } } };
