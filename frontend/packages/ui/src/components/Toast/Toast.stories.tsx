import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../stories/schemes';
import { Button } from '../Button/Button';
import { ConfirmHost } from '../ConfirmDialog/ConfirmDialog';
import { confirm } from '../ConfirmDialog/confirm';
import type { Severity, ToastMessage } from './message';
import { Toast, ToastHost } from './Toast';
import { notify } from './toasts';

export default { title: 'Toast' } satisfies Meta;

const ignore = () => undefined;

const sayings: Record<Severity, ToastMessage> = {
  success: {
    summary: 'Livret publié',
    detail: 'Vos 186 participants voient la nouvelle version.',
    action: { label: 'Voir', onSelect: ignore },
  },
  info: { summary: 'Nouvelle version de Livretier', detail: 'Rechargez la page quand vous voulez.' },
  warn: { summary: 'Connexion perdue', detail: 'Vos modifications sont gardées sur cet ordinateur.' },
  error: { summary: 'Import interrompu', detail: 'Ligne 14 : l’adresse est incomplète.' },
  secondary: { summary: 'Brouillon enregistré' },
  contrast: {
    summary: 'Livret déplacé dans la corbeille',
    detail: 'Il y reste 30 jours.',
    action: { label: 'Annuler', onSelect: ignore },
  },
};
const all = Object.entries(sayings) as [Severity, ToastMessage][];

export const Light: StoryObj = {
  render: () => (
    <>
      {all.map(([severity, message], id) => (
        <Toast key={severity} toast={{ ...message, severity, life: null, id, leaving: false }} onClose={ignore} />
      ))}
    </>
  ),
};
export const Dark: StoryObj = { ...Light, ...inDark };

/** One button for each severity, and a dialog to see which layer is above. */
export const Service: StoryObj = {
  render: () => (
    <main>
      {all.map(([severity, message]) => (
        <Button key={severity} onClick={() => notify({ ...message, severity })}>
          {severity}
        </Button>
      ))}
      <Button onClick={() => void confirm({ header: 'Archiver ?', acceptLabel: 'Archiver', position: 'bottom' })}>
        Dialogue
      </Button>
      <ToastHost />
      <ConfirmHost />
    </main>
  ),
};
