import { QueryView } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { BackToSignIn } from '../password/BackToSignIn';
import { useToken } from '../password/useToken';
import classes from '../signIn/SignInPage.module.css';
import { DeadInvitation } from './DeadInvitation';
import { InvitationForm } from './InvitationForm';
import { isDeadInvitation, useAcceptInvitation } from './useAcceptInvitation';
import { useInvitation } from './useInvitation';

/** /auth/invitation: where somebody chooses the password of the account that awaits them. */
export const InvitationPage = () => {
  const { t } = useTranslation('accounts');
  const token = useToken(paths.invitation);
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation();
  usePageTitle(t('invitation.title'));
  const dead = !token || isDeadInvitation(invitation.error) || isDeadInvitation(accept.error);
  return (
    <div className={classes.page}>
      {dead ? (
        <DeadInvitation />
      ) : (
        <QueryView query={invitation}>
          {(invited) => <InvitationForm token={token} invited={invited} accept={accept} />}
        </QueryView>
      )}
      <BackToSignIn />
    </div>
  );
};
