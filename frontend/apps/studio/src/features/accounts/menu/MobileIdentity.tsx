import { Avatar, IconButton, TwoLines } from '@livretier/ui';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../session/fullName';
import { useSignedInUser } from '../session/useSignedInUser';
import classes from './MobileIdentity.module.css';

export const MobileIdentity = ({ role, onSignOut }: { role: string; onSignOut: () => void }) => {
  const { t } = useTranslation('accounts');
  const name = fullName(useSignedInUser());
  return (
    <div className={classes.identity}>
      <Avatar name={name} size="large" />
      <TwoLines title={name} caption={role} />
      <IconButton label={t('menu.signOut')} icon={IconLogout} size="large" onClick={onSignOut} />
    </div>
  );
};
