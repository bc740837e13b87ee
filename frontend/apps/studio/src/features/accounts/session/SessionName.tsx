import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { fullName } from './fullName';
import classes from './SessionName.module.css';
import { SignOutError } from './SignOutError';
import type { SessionUser } from './sessionQuery';
import { useSession } from './useSession';
import { useSignOut } from './useSignOut';

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
