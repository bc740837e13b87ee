import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Callout',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Info: Story = { args: { block: { ...blocks.callout, props: { tone: 'info' } } } };
export const Warning: Story = { args: { block: { ...blocks.callout, props: { tone: 'warning' } } } };
export const Danger: Story = { args: { block: { ...blocks.callout, props: { tone: 'danger' } } } };
export const Tip: Story = { args: { block: { ...blocks.callout, props: { tone: 'tip' } } } };
