import { useTranslation } from 'react-i18next';
import { useRoleName } from './roles/useRoleName';
import type { Person } from './types';
import classes from './Where.module.css';

/** Where somebody works and as what: the first company, and how many others there are. */
export const Where = ({ person }: { person: Person }) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const [first, ...others] = person.memberships;
  const staff = person.platform_role !== 'none';
  return (
    <span className={classes.where}>
      <span>{first ? first.company_name : t(staff ? 'platform' : 'nowhere')}</span>
      {(first || staff) && (
        <small>
          {first ? roleName(first.role) : roleName(person.platform_role)}
          {others.length > 0 && t('others', { count: others.length })}
        </small>
      )}
    </span>
  );
};
