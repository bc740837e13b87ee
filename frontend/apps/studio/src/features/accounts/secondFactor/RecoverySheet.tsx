import { SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from './RecoveryCodes';
import { RenewalStep } from './RenewalStep';
import { useFactorChanged } from './useFactorChanged';
import { useRenewCodes } from './useRenewCodes';

export const RecoverySheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const renew = useRenewCodes();
  const factorChanged = useFactorChanged();
  const close = () => {
    if (renew.data) void factorChanged();
    onClose();
  };
  return (
    <SideSheet title={t('recovery.title')} onClose={close}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recovery_codes} kept={t('recovery.kept')} onKept={close} />
      ) : (
        <RenewalStep renew={renew} />
      )}
    </SideSheet>
  );
};
