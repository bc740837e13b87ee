import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { TextArea } from './TextArea';

export default { title: 'TextArea', component: TextArea } satisfies Meta<typeof TextArea>;

export const Light: StoryObj = {
  render: () => (
    <>
      <TextArea
        label="Phrase confirmée"
        hint="Traduite dans chaque langue. Une nouvelle phrase vaut pour les accusés à venir."
        limit={200}
        defaultValue="J’ai pris connaissance de ce livret et je sais à qui poser mes questions."
      />
      <TextArea label="Mot d’accueil" optional />
      <TextArea label="Motif" error="Dites en une phrase pourquoi vous changez ce chapitre." />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
