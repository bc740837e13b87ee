import { notify, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { Enrolment } from './Enrolment';
import { useFactorChanged } from './useFactorChanged';

export const EnrolmentSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const factorChanged = useFactorChanged();
  const done = async () => {
    await factorChanged();
    notify({ severity: 'success', summary: t('enrolment.done') });
    onClose();
  };
  /* Closed in the middle, or with the codes on the screen, the account is asked again all the same. */
  const close = () => {
    void factorChanged();
    onClose();
  };
  return (
    <SideSheet title={t('enrolment.title')} onClose={close}>
      <Enrolment onDone={() => void done()} />
    </SideSheet>
  );
};
