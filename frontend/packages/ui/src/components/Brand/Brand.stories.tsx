import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Brand } from './Brand';

export default { title: 'Brand', component: Brand } satisfies Meta<typeof Brand>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
