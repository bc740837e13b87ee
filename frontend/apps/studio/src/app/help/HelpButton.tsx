import { IconButton, useStore } from '@livretier/ui';
import { IconHelp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { helpOpened } from './opened';

/** Another dialog waits for an answer: nothing opens over it. */
const isBusy = () => document.querySelector('[aria-modal="true"]') !== null;

const turn = () => helpOpened.set(!helpOpened.get());

/** Opens the help of the screen, and closes it; so does F1. */
export const HelpButton = () => {
  const { t } = useTranslation();
  const opened = useStore(helpOpened);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (!helpOpened.get() && isBusy()) return;
      event.preventDefault();
      turn();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <IconButton label={t('help.button')} icon={IconHelp} aria-expanded={opened} aria-keyshortcuts="F1" onClick={turn} />
  );
};
