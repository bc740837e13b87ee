import { confirm } from '@livretier/ui';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Ask before somebody leaves what they have written; the browser asks by itself before it closes the page. */
export const useUnsavedGuard = (unsaved: boolean) => {
  const { t } = useTranslation('forms');
  const stays = async () =>
    !(await confirm({
      header: t('unsaved.header'),
      message: t('unsaved.message'),
      acceptLabel: t('unsaved.leave'),
      rejectLabel: t('unsaved.stay'),
      defaultFocus: 'reject',
    }));
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && stays(),
  });
};
