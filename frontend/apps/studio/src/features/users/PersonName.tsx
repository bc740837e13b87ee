import { Avatar, Icon, TwoLines } from '@livretier/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../accounts';
import classes from './PersonName.module.css';
import type { Person } from './types';

/** A name with its address, and a shield for those whose account has a second factor. */
export const PersonName = ({ person }: { person: Person }) => {
  const { t } = useTranslation('users');
  const name = (
    <>
      {fullName(person)}
      {person.second_factor && (
        <span role="img" aria-label={t('secondFactor')} className={classes.shield}>
          <Icon of={IconShieldCheck} size={16} />
        </span>
      )}
    </>
  );
  return (
    <span className={classes.person}>
      <Avatar name={fullName(person)} />
      <TwoLines title={name} caption={person.email} size="small" />
    </span>
  );
};
