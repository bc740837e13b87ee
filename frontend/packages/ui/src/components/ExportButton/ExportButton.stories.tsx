import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { ExportButton } from './ExportButton';

export default { title: 'ExportButton', component: ExportButton } satisfies Meta<typeof ExportButton>;

const fails = () => Promise.reject(new Error('no server in a story'));
const neverEnds = () => new Promise<Blob>(() => undefined);

/** The first fails, the second takes its time. */
export const Light: StoryObj = {
  render: () => (
    <>
      <ExportButton name="journal.csv" fetchFile={fails}>
        Exporter le journal
      </ExportButton>
      <ExportButton name="registre.csv" fetchFile={neverEnds}>
        Exporter le registre
      </ExportButton>
    </>
  ),
  play: ({ canvas, userEvent }) =>
    canvas
      .getAllByRole('button')
      .reduce((before, button) => before.then(() => userEvent.click(button)), Promise.resolve()),
};

export const Dark: StoryObj = { ...Light, ...inDark };
