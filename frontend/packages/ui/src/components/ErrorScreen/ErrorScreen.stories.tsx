import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { ErrorScreen } from './ErrorScreen';

export default {
  title: 'ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 404,
    title: 'Cette page s’est décousue',
    children: 'L’adresse /livrets/4812/editor ne mène nulle part.',
    actions: (
      <Button look="primary" size="large">
        Retour à l’accueil
      </Button>
    ),
    detail: 'Erreur 404',
  },
} satisfies Meta<typeof ErrorScreen>;

export const Light: StoryObj = {};
export const Dark: StoryObj = { ...inDark };
