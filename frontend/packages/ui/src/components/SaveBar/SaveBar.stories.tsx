import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDownload } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { IconButton } from '../IconButton/IconButton';
import { SaveBar } from './SaveBar';

export default { title: 'SaveBar', component: SaveBar } satisfies Meta<typeof SaveBar>;

const onCancel = () => undefined;

export const Light: StoryObj = {
  render: () => (
    <>
      <SaveBar dirty={false} busy={false} onCancel={onCancel} />
      <SaveBar dirty busy={false} onCancel={onCancel} />
      <SaveBar dirty busy onCancel={onCancel} />
      <SaveBar dirty={false} busy={false} savedAt={new Date('2027-03-16T10:42:00')} onCancel={onCancel} />
      <SaveBar dirty busy={false} aside={<IconButton label="Télécharger" icon={IconDownload} look="outlined" />} />
      <SaveBar dirty busy={false} failure="Livretier ne répond pas. Vérifiez votre connexion." onCancel={onCancel} />
    </>
  ),
};

export const Dark: StoryObj = { ...Light, ...inDark };
