import { Button, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { EmailForm } from './EmailForm';
import { useAskEmail } from './useAskEmail';

export const EmailSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const ask = useAskEmail();
  if (!ask.isSuccess) return <EmailForm ask={ask} onClose={onClose} />;
  return (
    <SideSheet
      key="sent"
      title={t('email.sent', { email: ask.variables.email })}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('email.close')}
        </Button>
      }
    >
      <p>{t('email.sentText')}</p>
    </SideSheet>
  );
};
