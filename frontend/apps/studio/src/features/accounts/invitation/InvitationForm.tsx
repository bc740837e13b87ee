import type { components } from '@livretier/api';
import { PageTitle } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { PasswordForm } from '../password/PasswordForm';
import type { useAcceptInvitation } from './useAcceptInvitation';

type Props = {
  token: string;
  invited: components['schemas']['AwaitedPersonOut'];
  accept: ReturnType<typeof useAcceptInvitation>;
};

export const InvitationForm = ({ token, invited, accept }: Props) => {
  const { t } = useTranslation('accounts');
  const { first_name: name, email, company } = invited;
  const lead = (
    <Trans
      t={t}
      i18nKey={company ? 'invitation.lead' : 'invitation.leadPlatform'}
      values={{ company, email }}
      components={{ strong: <strong /> }}
    />
  );
  return (
    <>
      <PageTitle display lead={lead}>
        {t('invitation.heading', { name })}
      </PageTitle>
      <PasswordForm
        label={t('signIn.password')}
        submitLabel={t('invitation.submit')}
        sending={accept}
        onChosen={(password, options) => accept.mutate({ token, password, email }, options)}
      />
    </>
  );
};
