import { Button, ComboField, DateField, SelectField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyRoles } from '../roles/roleFields';
import { useRoleName } from '../roles/useRoleName';
import type { PersonDetails, Role } from '../types';
import { useCompanyChoices } from '../useCompanyChoices';
import classes from './Companies.module.css';
import { useAddMembership } from './useMemberships';

/** One more company, and the role there. */
export const AddCompany = ({ person }: { person: PersonDetails }) => {
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
