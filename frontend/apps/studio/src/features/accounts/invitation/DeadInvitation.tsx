import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useFocusOnHeading } from '../../../shared/text/useFocusOnHeading';

/** An invitation that was accepted, replaced, is over, or came without its token. */
export const DeadInvitation = () => {
  const { t } = useTranslation('accounts');
  useFocusOnHeading();
  return (
    <PageTitle display lead={t('invitation.dead.lead')}>
      {t('invitation.dead.heading')}
    </PageTitle>
  );
};
