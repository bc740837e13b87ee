import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { ErrorNote } from './ErrorNote';

export default { title: 'ErrorNote', component: ErrorNote } satisfies Meta<typeof ErrorNote>;

export const Light: StoryObj = {
  render: () => (
    <ErrorNote title="Statistiques indisponibles" action={<Button size="small">Réessayer</Button>}>
      Réessayez dans un instant.
    </ErrorNote>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
