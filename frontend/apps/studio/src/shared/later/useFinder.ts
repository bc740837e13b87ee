import { notify } from '@livretier/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQuietly } from './loadQuietly';
import { typeAhead } from './typeAhead';

export type FinderProps = {
  opened: boolean;
  onClose: () => void;
  typed: string;
  onType: (typed: string) => void;
};

type Load = () => Promise<ComponentType<FinderProps>>;

/** A palette whose code is fetched when it is first opened. */
export const useFinder = (load: Load) => {
  const { t } = useTranslation('errors');
  const [Finder, setFinder] = useState<ComponentType<FinderProps>>();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const stopTyping = useRef<() => void>(undefined);
  useEffect(() => () => stopTyping.current?.(), []);

  const close = () => {
    stopTyping.current?.();
    setOpened(false);
  };
  const open = async () => {
    if (opened) return;
    stopTyping.current?.();
    stopTyping.current = typeAhead({ onText: setTyped, onEscape: close });
    setTyped('');
    setOpened(true);
    if (Finder) return;
    try {
      const loaded = await loadQuietly(load);
      setFinder(() => loaded);
    } catch {
      close();
      notify({ severity: 'error', summary: t('unreachable') });
    }
  };
  return { Finder, opened, open, close, props: { opened, onClose: close, typed, onType: setTyped } };
};
