import type { components } from '@livretier/api';
import { Button, ErrorNote, PageTitle, QueryView } from '@livretier/ui';
import { Trans, useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { useFocusOnHeading } from '@/shared/text/useFocusOnHeading';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { isDeadInvitation, useAcceptInvitation, useDeclineInvitation, useInvitation } from '../api/links';
import classes from '../signIn/SignInPage.module.css';
import { BackToSignIn, PasswordForm } from './PasswordForm';
import { useToken } from './useToken';

/** An invitation that was accepted, replaced, is over, or came without its token. */
const DeadInvitation = () => {
  const { t } = useTranslation('account');
  useFocusOnHeading();
  return (
    <PageTitle display lead={t('invitation.dead.lead')}>
      {t('invitation.dead.heading')}
    </PageTitle>
  );
};

type Props = {
  token: string;
  invited: components['schemas']['AwaitedPersonOut'];
  accept: ReturnType<typeof useAcceptInvitation>;
};

const InvitationForm = ({ token, invited, accept }: Props) => {
  const { t } = useTranslation('account');
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

/** What somebody finds who said no. */
const Declined = () => {
  const { t } = useTranslation('account');
  useFocusOnHeading();
  return (
    <PageTitle display lead={t('invitation.declined.lead')}>
      {t('invitation.declined.heading')}
    </PageTitle>
  );
};

/** Who has an account answers as themselves: the link alone opens nothing. */
const InvitedOwner = ({ invited }: Pick<Props, 'invited'>) => {
  const { t } = useTranslation('account');
  const { email, company } = invited;
  const lead = (
    <Trans t={t} i18nKey="invitation.account.lead" values={{ company, email }} components={{ strong: <strong /> }} />
  );
  return (
    <>
      <PageTitle display lead={lead}>
        {t('invitation.account.heading', { company })}
      </PageTitle>
      <LinkButton to={paths.signIn} look="primary" size="large" wide>
        {t('invitation.account.signIn')}
      </LinkButton>
    </>
  );
};

type Answer = { token: string; decline: ReturnType<typeof useDeclineInvitation> };

const Decline = ({ token, decline }: Answer) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  return (
    <>
      {decline.error && <ErrorNote>{errorText(decline.error)}</ErrorNote>}
      <Button look="quiet" size="large" wide busy={decline.isPending} onClick={() => decline.mutate(token)}>
        {t('invitation.decline')}
      </Button>
    </>
  );
};

/** /auth/invitation: where somebody chooses the password of an account of their own, or is sent to the one they have. */
export const InvitationPage = () => {
  const { t } = useTranslation('account');
  const token = useToken(paths.invitation);
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  usePageTitle(t('invitation.title'));
  const dead = !token || isDeadInvitation(invitation.error) || isDeadInvitation(accept.error);
  if (decline.isSuccess)
    return (
      <div className={classes.page}>
        <Declined />
        <BackToSignIn />
      </div>
    );
  return (
    <div className={classes.page}>
      {dead ? (
        <DeadInvitation />
      ) : (
        <QueryView query={invitation}>
          {(invited) => (
            <>
              {invited.has_account ? (
                <InvitedOwner invited={invited} />
              ) : (
                <InvitationForm token={token} invited={invited} accept={accept} />
              )}
              {invited.company && <Decline token={token} decline={decline} />}
            </>
          )}
        </QueryView>
      )}
      <BackToSignIn />
    </div>
  );
};
