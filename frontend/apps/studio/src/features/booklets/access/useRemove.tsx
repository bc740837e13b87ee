import { confirm, Icon, notify } from '@livretier/ui';
import { IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '@/shared/text/focusTitle';
import type { Access } from '../types';
import { useRemoveAccess } from './api';

/** Takes somebody's access away, after a question. */
export const useRemove = (bookletId: string) => {
  const { t } = useTranslation(['booklets', 'common']);
  const remove = useRemoveAccess(bookletId);
  return async ({ id, name }: Access) => {
    const sure = await confirm({
      header: t('people.remove.header', { name }),
      message: t('people.remove.text'),
      icon: <Icon of={IconUserMinus} />,
      acceptLabel: t('people.remove.accept'),
      rejectLabel: t('common:labels.cancel'),
      defaultFocus: 'reject',
    });
    if (!(sure && id)) return;
    remove.mutate(id, {
      onSuccess: () => {
        notify({ severity: 'success', summary: t('people.remove.said', { name }) });
        focusTitle();
      },
    });
  };
};
