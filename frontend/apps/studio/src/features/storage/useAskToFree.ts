import { confirm } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useBytes } from '../../shared/text/useBytes';
import type { Share } from './types';

/** Asks before files go: how many, how much room, and whether they can come back. */
export const useAskToFree = () => {
  const { t } = useTranslation('storage');
  const bytes = useBytes();
  return (what: 'emptying' | 'unused' | 'duplicates', share: Share) =>
    confirm({
      header: t(`confirm.${what}.header`),
      message: t(`confirm.${what}.message`, { count: share.files, size: bytes(share.bytes) }),
      acceptLabel: t(`confirm.${what}.accept`),
      danger: what === 'emptying',
      defaultFocus: 'reject',
    });
};
