import { confirm } from '@livretier/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { guardUnsaved } from '../../../shared/forms/unsaved';
import type { Session } from './context';

/**
 * Before one signs out or opens another company, what was written is sent. Leaving the page or closing the window needs
 * no question: what the server does not have yet is kept on this computer.
 */
export const useLeaveGuard = (session: Session | null) => {
  const { t } = useTranslation('editor');
  const ask = useEffectEvent(() =>
    confirm({
      header: t('leave.header'),
      message: t('leave.message'),
      acceptLabel: t('leave.accept'),
      rejectLabel: t('leave.reject'),
      defaultFocus: 'reject',
    }),
  );
  useEffect(() => (session ? guardUnsaved(async () => (await session.saver.flush()) || ask()) : undefined), [session]);
};
