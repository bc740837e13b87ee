import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Cover } from './Cover';

export default { title: 'Cover', component: Cover } satisfies Meta<typeof Cover>;

export const Light: StoryObj = {
  render: () => (
    <>
      <div>
        <Cover title="Livret d’accueil saisonniers 2027" owner="Maison Aubrac" tint="hills" />{' '}
        <Cover title="Livret sécurité cuisine et plonge" owner="Maison Aubrac" tint="kitchen" />{' '}
        <Cover title="Livret stagiaire service en salle" owner="Stages 2027" tint="table" />
      </div>
      <div>
        <Cover title="Livret du curiste" owner="Spa des Monts" colour="#bfe3da" />{' '}
        <Cover title="Livret d’accueil réception" owner="Maison Aubrac" colour="#6d1f2c" />{' '}
        <Cover title="Extras et banquets" colour="#ee9473" archived />
      </div>
      <div>
        <Cover title="Livret d’Accueil" size="medium" tint="hills" />{' '}
        <Cover title="Livret Sécurité" size="medium" colour="#e9a93a" />{' '}
        <Cover title="Livret Réception" size="small" colour="#6d1f2c" /> <Cover title="Livret Résident" size="small" />
      </div>
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
