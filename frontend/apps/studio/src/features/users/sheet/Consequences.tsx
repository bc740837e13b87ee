import { Avatar, TwoLines } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../accounts';
import type { PersonDetails } from '../types';
import classes from './Consequences.module.css';

/** What will happen, and to whom. */
export const Consequences = ({ person, text }: { person: PersonDetails; text: string }) => {
  const { t } = useTranslation('users');
  const { open_sessions: count } = person;
  return (
    <>
      {text} {count > 0 && t('sessions', { count })}
      <span className={classes.person}>
        <Avatar name={fullName(person)} />
        <TwoLines title={fullName(person)} caption={person.email} size="small" />
      </span>
    </>
  );
};
