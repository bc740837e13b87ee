import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconArchive, IconUserMinus } from '@tabler/icons-react';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { dialogPositions } from '../Dialog/position';
import { Menu } from '../Menu/Menu';
import { MenuAction } from '../Menu/MenuAction';
import { ConfirmDialog, ConfirmHost } from './ConfirmDialog';
import { type ConfirmRequest, confirm } from './confirm';

export default { title: 'ConfirmDialog', parameters: { layout: 'fullscreen' } } satisfies Meta;

const archive: ConfirmRequest = {
  header: 'Archiver « Extras et banquets » ?',
  message: 'Les 38 participants n’y auront plus accès. Vous pourrez le désarchiver à tout moment.',
  icon: <IconArchive size={20} stroke={1.75} aria-hidden="true" />,
  acceptLabel: 'Archiver',
  rejectLabel: 'Garder le livret',
  defaultFocus: 'reject',
};
const remove: ConfirmRequest = {
  header: 'Retirer 3 participants ?',
  message: 'Sofia, Chloé et Lucas n’auront plus accès au livret. Leur progression est conservée 30 jours.',
  icon: <IconUserMinus size={20} stroke={1.75} aria-hidden="true" />,
  acceptLabel: 'Retirer',
  rejectLabel: 'Garder',
  defaultFocus: 'reject',
  danger: true,
};

const ignore = () => undefined;

export const Light: StoryObj = { render: () => <ConfirmDialog opened request={archive} onAnswer={ignore} /> };
export const Dark: StoryObj = { ...Light, ...inDark };
export const DangerLight: StoryObj = { render: () => <ConfirmDialog opened request={remove} onAnswer={ignore} /> };
export const DangerDark: StoryObj = { ...DangerLight, ...inDark };

/** Every way to ask, one button each; the answer is written below. */
const ways: Record<string, Partial<ConfirmRequest>> = {
  Question: {},
  'Focus sur accepter': { defaultFocus: 'accept' },
  'Masque actif': { dismissableMask: true },
  'Non modale': { modal: false, blockScroll: false, dismissableMask: true },
  'Sans Échap': { closeOnEscape: false },
  Agrandissable: { maximizable: true },
  ...Object.fromEntries(dialogPositions.map((position) => [`Position ${position}`, { position }])),
};

const write = (answer: boolean) => {
  const output = document.querySelector('output');
  if (output) output.textContent = answer ? 'accepté' : 'refusé';
};
const ask = (way: Partial<ConfirmRequest>) => void confirm({ ...archive, ...way }).then(write);

export const Ways: StoryObj = {
  render: () => (
    <main>
      {Object.entries(ways).map(([name, way]) => (
        <Button key={name} onClick={() => ask(way)}>
          {name}
        </Button>
      ))}
      <Menu target={<Button>Menu</Button>}>
        <MenuAction onSelect={() => ask({})}>Archiver le livret</MenuAction>
      </Menu>
      <output />
      <ConfirmHost />
    </main>
  ),
};
