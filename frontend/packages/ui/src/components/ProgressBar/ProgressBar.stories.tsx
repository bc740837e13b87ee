import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { ProgressBar } from './ProgressBar';

export default { title: 'ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;

export const Light: StoryObj = {
  render: () => (
    <>
      <ProgressBar label="Espace utilisé" value={64} />
      <ProgressBar label="Fichiers préparés" value={12} max={12} tone="success" />
      <ProgressBar label="Espace restant" value={92} tone="warning" />
      <ProgressBar label="Lecture du fichier" />
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
