import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Tabs } from './Tabs';

export default {
  title: 'Tabs',
  component: Tabs,
  args: {
    label: 'Documents à lire',
    tabs: [
      { value: 'terms', label: 'Conditions d’utilisation', content: <p>Le texte des conditions.</p> },
      { value: 'privacy', label: 'Protection des données', content: <p>Le texte de la politique.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
