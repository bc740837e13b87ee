import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { EmptyState } from './EmptyState';

export default { title: 'EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;

export const Light: StoryObj = {
  render: () => (
    <>
      <EmptyState
        title="Votre premier livret en dix minutes"
        action={
          <Button look="primary" size="large">
            <Icon of={IconPlus} />
            Créer un livret
          </Button>
        }
        learn={
          <Button size="large">
            <Icon of={IconPlayerPlay} />
            Voir la vidéo, 3 min
          </Button>
        }
      >
        Donnez-lui un nom, choisissez votre secteur : nous proposons les chapitres, vous ajustez les textes et les
        couleurs.
      </EmptyState>
      <EmptyState
        size="card"
        title="Aucun participant"
        action={
          <Button look="primary" size="small">
            Ajouter
          </Button>
        }
        learn={<Button size="small">Importer</Button>}
      >
        Importez un fichier CSV ou collez des adresses.
      </EmptyState>
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
