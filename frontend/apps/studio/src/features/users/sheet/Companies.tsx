import { confirm, Icon, IconButton, SectionHeader, TwoLines } from '@livretier/ui';
import { IconBuilding, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../accounts';
import { useRoleName } from '../roles/useRoleName';
import type { PersonDetails } from '../types';
import { AddCompany } from './AddCompany';
import classes from './Companies.module.css';
import { useRemoveMembership } from './useMemberships';

type Props = { person: PersonDetails };

/** Where somebody works, for those who administer every company. */
export const Companies = ({ person }: Props) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const remove = useRemoveMembership(person.id);
  const ask = async (membershipId: string, company: string) => {
    const accepted = await confirm({
      header: t('companies.remove.header', { name: fullName(person), company }),
      message: t('companies.remove.text'),
      icon: <Icon of={IconBuilding} />,
      acceptLabel: t('companies.remove.accept'),
      rejectLabel: t('companies.remove.reject'),
      defaultFocus: 'reject',
    });
    if (accepted) remove.mutate(membershipId);
  };
  return (
    <section className={classes.companies}>
      <SectionHeader title={t('companies.title')} />
      <ul className={classes.list}>
        {person.memberships.map(({ id, company_name, role }) => (
          <li key={id} className={classes.line}>
            <TwoLines title={company_name} caption={roleName(role)} size="small" />
            <IconButton
              icon={IconX}
              label={t('companies.remove.open', { company: company_name })}
              disabled={remove.isPending}
              onClick={() => void ask(id, company_name)}
            />
          </li>
        ))}
      </ul>
      <AddCompany key={person.memberships.length} person={person} />
    </section>
  );
};
