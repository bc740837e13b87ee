import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { SectionHeader } from './SectionHeader';

export default { title: 'SectionHeader', component: SectionHeader } satisfies Meta<typeof SectionHeader>;

export const Light: StoryObj = {
  render: () => (
    <>
      <SectionHeader
        title="Responsables"
        text="Ils reçoivent les questions des lecteurs et les relances."
        actions={
          <>
            <Button size="small">Importer</Button>
            <Button size="small" look="primary">
              Ajouter un responsable
            </Button>
          </>
        }
      />
      <SectionHeader level={3} title="Langues du livret" />
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
