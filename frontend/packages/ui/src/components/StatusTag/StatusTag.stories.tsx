import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statuses } from '../../stories/Statuses';
import { inDark } from '../../stories/schemes';
import { StatusTag } from './StatusTag';

export default { title: 'StatusTag', component: StatusTag } satisfies Meta<typeof StatusTag>;

export const Light: StoryObj = { render: () => <Statuses /> };
export const Dark: StoryObj = { ...Light, ...inDark };
