import { Button, ErrorNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/text/useErrorText';
import { fullName, type SessionUser, useSession, useSignOut } from '../api/session';
import classes from './SessionName.module.css';

export const SignOutError = ({ error }: { error: Error | null }) => {
  const errorText = useErrorText();
  return error && <ErrorNote>{errorText(error)}</ErrorNote>;
};

const Session = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('accounts');
  const signOut = useSignOut();
  return (
    <div className={classes.session}>
      <span>{t('session.of', { name: fullName(user) })}</span>
      <Button look="quiet" size="small" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('menu.signOut')}
      </Button>
      <SignOutError error={signOut.error} />
    </div>
  );
};

/** Whose session this is and the way out of it, on the screens that stand before the application. */
export const SessionName = () => {
  const user = useSession();
  return user && <Session user={user} />;
};
