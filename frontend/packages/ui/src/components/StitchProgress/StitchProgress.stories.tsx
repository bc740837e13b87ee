import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { StitchProgress } from './StitchProgress';

export default { title: 'StitchProgress', component: StitchProgress } satisfies Meta<typeof StitchProgress>;

export const Light: StoryObj = {
  render: () => (
    <>
      <StitchProgress done={3} total={7} label="3 chapitres terminés sur 7" text="3 sur 7" />
      <StitchProgress done={7} total={7} label="7 chapitres terminés sur 7" text="7 sur 7" />
      <StitchProgress done={0} total={5} label="Aucun chapitre commencé sur 5" text="À commencer" waiting />
      <StitchProgress done={4} total={14} label="4 chapitres terminés sur 14" text="58 / 186 signés" />
      <StitchProgress done={9} total={22} label="9 chapitres terminés sur 22" text="9 sur 22" />
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };
