import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/LinkButton';
import { paths } from '../../../shared/paths';
import { useFocusOnHeading } from '../../../shared/text/useFocusOnHeading';

/** A link that was used, is over, or came without its token. */
export const DeadLink = () => {
  const { t } = useTranslation('accounts');
  useFocusOnHeading();
  return (
    <>
      <PageTitle display lead={t('newPassword.dead.lead')}>
        {t('newPassword.dead.heading')}
      </PageTitle>
      <LinkButton to={paths.forgottenPassword} look="primary" size="large" wide>
        {t('newPassword.dead.again')}
      </LinkButton>
    </>
  );
};
