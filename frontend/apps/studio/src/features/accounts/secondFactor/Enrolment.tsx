import { useTranslation } from 'react-i18next';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';
import { useConfirmEnrolment } from './useConfirmEnrolment';
import { useStartEnrolment } from './useStartEnrolment';

/** From the password to the recovery codes; `onDone` runs once these are put away. */
export const Enrolment = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('account');
  const start = useStartEnrolment();
  const confirm = useConfirmEnrolment();
  if (confirm.data)
    return <RecoveryCodes codes={confirm.data.recovery_codes} kept={t('recovery.kept')} onKept={onDone} />;
  if (start.data) return <ScanStep enrolment={start.data} confirm={confirm} />;
  return <PasswordStep ask={start} text={t('enrolment.passwordText')} submit={t('enrolment.start')} />;
};
