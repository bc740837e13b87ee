import { confirm } from '@livretier/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { guardUnsaved } from './unsaved';

/** Ask before somebody leaves what they have written; the browser asks by itself before it closes the page. */
export const useUnsavedGuard = (unsaved: boolean) => {
  const { t } = useTranslation('forms');
  const leaves = () =>
    confirm({
      header: t('unsaved.header'),
      message: t('unsaved.message'),
      acceptLabel: t('unsaved.leave'),
      rejectLabel: t('unsaved.stay'),
      defaultFocus: 'reject',
    });
  const ask = useEffectEvent(leaves);
  useEffect(() => (unsaved ? guardUnsaved(() => ask()) : undefined), [unsaved]);
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await leaves()),
  });
};
