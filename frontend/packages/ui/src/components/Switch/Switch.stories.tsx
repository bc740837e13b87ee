import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Switch } from './Switch';

export default { title: 'Switch', component: Switch } satisfies Meta<typeof Switch>;

export const Light: StoryObj = {
  render: () => (
    <>
      <Switch label="Activé" defaultChecked />
      <Switch label="Désactivé" />
      <Switch
        wide
        label="Proposer le PDF à télécharger"
        hint="Une version balisée par langue, 2,1 Mo."
        defaultChecked
      />
      <Switch
        wide
        label="Lire hors connexion"
        hint="Le livret reste sur le téléphone, l’accusé part au retour du réseau."
      />
      <Switch wide label="Apparaître dans les moteurs de recherche" error="Rendez d’abord le livret public." />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
