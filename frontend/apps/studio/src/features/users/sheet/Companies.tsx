import {
  Button,
  ComboField,
  confirm,
  DateField,
  Icon,
  IconButton,
  SectionHeader,
  SelectField,
  TwoLines,
} from '@livretier/ui';
import { IconBuilding, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/features/accounts';
import { type PersonDetails, type Role, useAddMembership, useCompanyChoices, useRemoveMembership } from '../api';
import { companyRoles } from '../roles/roleFields';
import { useRoleName } from '../roles/useRoleName';
import classes from './Companies.module.css';

/** One more company, and the role there. */
const AddCompany = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const add = useAddMembership(person.id);
  const [company, setCompany] = useState<string | null>(null);
  const [role, setRole] = useState<Role>('writer');
  const [endsOn, setEndsOn] = useState('');
  const own = new Set(person.memberships.map(({ company_id }) => company_id));
  const choices = useCompanyChoices(true).filter(({ id }) => !own.has(id));
  const ready = company && (role !== 'auditor' || endsOn);
  const send = () => company && add.mutate({ company_id: company, role, ends_on: role === 'auditor' ? endsOn : null });
  return (
    <div className={classes.add}>
      <ComboField
        label={t('companies.add.company')}
        choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
        value={company}
        onChange={setCompany}
      />
      <SelectField
        label={t('fields.role')}
        choices={companyRoles.map((value) => ({ value, label: roleName(value) }))}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
      />
      {role === 'auditor' && (
        <DateField label={t('fields.endsOn')} hint={t('fields.endsOnHint')} value={endsOn} onChange={setEndsOn} />
      )}
      <Button look="default" size="small" disabled={!ready} busy={add.isPending} onClick={send}>
        {t('companies.add.send')}
      </Button>
    </div>
  );
};

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
