import { notify, useStore } from '@livretier/ui';
import { useMatches } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HelpPanelProps, loadHelpPanel } from '@/features/content/pages';
import { loadQuietly } from '@/shared/later/loadQuietly';
import { helpOpened } from './opened';

/** The place of the help in the layout; its code comes when it is first opened. */
export const HelpHost = (): ReactNode => {
  const { t } = useTranslation(['common', 'errors']);
  const opened = useStore(helpOpened);
  const [Loaded, setLoaded] = useState<ComponentType<HelpPanelProps>>();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' });
  const crumb = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.crumb)?.staticData.crumb,
  });
  useEffect(() => {
    /* On a phone it lies over the screen that one just went to. */
    if (screen && window.matchMedia('(max-width: 899.98px)').matches) helpOpened.set(false);
  }, [screen]);
  const failed = t('errors:unreachable');
  useEffect(() => {
    if (!opened || Loaded) return;
    loadQuietly(loadHelpPanel).then(
      (panel) => setLoaded(() => panel),
      () => {
        helpOpened.set(false);
        notify({ severity: 'error', summary: failed });
      },
    );
  }, [opened, Loaded, failed]);
  if (!(Loaded && opened)) return null;
  return (
    <Loaded
      screen={screen.replace(/(?<=[^/])\/$/, '')}
      name={crumb && t(crumb)}
      onClose={() => helpOpened.set(false)}
    />
  );
};
