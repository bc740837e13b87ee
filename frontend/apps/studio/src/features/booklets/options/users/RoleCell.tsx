import { Icon, notify } from '@livretier/ui';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../../shared/text/dates';
import { useChangeRole } from '../../access/useAccessActs';
import type { Access, BookletRole } from '../../types';
import select from './RoleSelect.module.css';
import classes from './Users.module.css';

type Props = { bookletId: string; access: Access; mayWrite: boolean };

const RoleSelect = ({ bookletId, access }: Omit<Props, 'mayWrite'>) => {
  const { t } = useTranslation(['booklets', 'companies']);
  const change = useChangeRole(bookletId);
  const { id, name, role, possible_roles } = access;
  const choose = (wanted: string) => {
    if (!id) return;
    change.mutate(
      { access: id, changes: { role: wanted as BookletRole } },
      { onSuccess: () => notify({ severity: 'success', summary: t('users.changed', { name }) }) },
    );
  };
  return (
    <span className={select.box}>
      <select
        className={select.select}
        aria-label={t('users.roleOf', { name })}
        value={change.isPending ? (change.variables.changes.role ?? '') : (role ?? '')}
        disabled={change.isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {possible_roles.map((possible) => (
          <option key={possible} value={possible}>
            {t(`companies:roles.${possible}`)}
          </option>
        ))}
      </select>
      <Icon of={IconChevronDown} size={16} />
    </span>
  );
};

/** The role on this booklet, which may be changed; what is inherited, or held by the main manager, may not. */
export const RoleCell = ({ bookletId, access, mayWrite }: Props) => {
  const { t } = useTranslation(['booklets', 'companies']);
  const locale = useLocale();
  const { id, role, duty, company_role, ends_on, possible_roles } = access;
  if (mayWrite && id && duty !== 'main' && possible_roles.length > 1)
    return <RoleSelect bookletId={bookletId} access={access} />;
  const name = t(`companies:roles.${role ?? company_role}`);
  const text = ends_on
    ? t('users.roleUntil', { role: name, day: longDate(calendarDay(ends_on), locale) })
    : duty === 'main'
      ? t('users.roleMain', { role: name })
      : name;
  return (
    <span className={classes.role}>
      {!id && <Icon of={IconLock} size={16} />}
      {text}
    </span>
  );
};
