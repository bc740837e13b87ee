import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { WarningNote } from './WarningNote';

export default { title: 'WarningNote', component: WarningNote } satisfies Meta<typeof WarningNote>;

const action = <Button size="small">Faire de la place</Button>;

export const Light: StoryObj = {
  render: () => (
    <>
      <WarningNote title="8,2 Go sur 10 Go" action={action}>
        Il reste de la place pour quelques fichiers.
      </WarningNote>
      <WarningNote tone="danger" title="L’espace est plein" action={action}>
        Aucun fichier ne peut être importé.
      </WarningNote>
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
