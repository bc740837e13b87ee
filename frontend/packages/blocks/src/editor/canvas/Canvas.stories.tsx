import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocks } from '../../samples/blocks';
import { inBooklet } from '../../stories/inBooklet';
import { labels } from '../testing/labels';
import { Canvas } from './Canvas';

export default {
  title: 'Editor/Canvas',
  component: Canvas,
  decorators: [inBooklet],
  args: { labels, document: { schema: 2, blocks: Object.values(blocks) } },
} satisfies Meta<typeof Canvas>;

type Story = StoryObj<typeof Canvas>;

export const EveryBlock: Story = {};
export const NothingYet: Story = { args: { document: { schema: 2, blocks: [] } } };
export const ReadOnly: Story = { args: { editable: false } };
