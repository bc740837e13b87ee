import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Page } from './Page';

export default {
  title: 'Page',
  component: Page,
  args: {
    title: 'Livrets',
    lead: '12 livrets dans 3 secteurs d’activité.',
    actions: <Button look="primary">Créer un livret</Button>,
  },
} satisfies Meta<typeof Page>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
