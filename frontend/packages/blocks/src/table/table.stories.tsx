import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockView } from '../BlockView';
import { emptyBlock } from '../document/emptyBlock';
import { blocks } from '../samples/blocks';
import { inBooklet } from '../stories/inBooklet';

export default {
  title: 'Blocks/Table',
  component: BlockView,
  decorators: [inBooklet],
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;

export const Both: Story = { args: { block: blocks.table } };
export const Row: Story = { args: { block: { ...blocks.table, props: { ...blocks.table.props, header: 'row' } } } };
export const Column: Story = {
  args: { block: { ...blocks.table, props: { ...blocks.table.props, header: 'column' } } },
};
export const Empty: Story = { args: { block: emptyBlock('table') } };
export const Plain: Story = { args: { block: { ...blocks.table, props: { ...blocks.table.props, header: 'none' } } } };
