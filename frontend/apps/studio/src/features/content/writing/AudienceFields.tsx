import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PickField } from '@/features/library';
import {
  type Audience,
  audienceQuery,
  type CompanyRole,
  companiesQuery,
  type Kind,
  type WrittenNews,
} from '../api/written';
import { useAudienceText } from './audienceText';

export const kinds = [
  'company',
  'training',
  'apprenticeship',
  'health',
  'social_care',
  'public',
  'hospitality',
] as const satisfies readonly Kind[];

export const companyRoles = [
  'company_admin',
  'booklet_manager',
  'writer',
  'translator',
  'auditor',
] as const satisfies readonly CompanyRole[];

type Props = {
  value: Audience;
  onChange: (change: Partial<Audience>) => void;
  disabled: boolean;
  /** Whose names the caller may know, with those that are named already. */
  named: WrittenNews['company_names'];
  mayName: boolean;
};

const CompaniesField = ({ value, onChange, disabled, named }: Omit<Props, 'mayName'>) => {
  const { t } = useTranslation('content');
  const { data = [] } = useQuery(companiesQuery(''));
  const known = new Map([...named, ...data].map(({ id, name }) => [id, name]));
  return (
    <PickField
      label={t('write.news.fields.companies')}
      hint={t('write.news.fields.companiesHint')}
      choices={[...known].map(([id, label]) => ({ value: id, label }))}
      value={value.companies}
      onChange={(companies) => onChange({ companies })}
      disabled={disabled}
    />
  );
};

/** Whom it is for, and how many people that is today. */
export const AudienceFields = ({ value, onChange, disabled, named, mayName }: Props) => {
  const { t } = useTranslation(['content', 'companies']);
  const { people } = useAudienceText();
  const { data } = useQuery(audienceQuery(value));
  return (
    <>
      <PickField
        label={t('write.news.fields.kinds')}
        hint={t('write.news.fields.kindsHint')}
        choices={kinds.map((kind) => ({ value: kind, label: t(`companies:kinds.${kind}`) }))}
        value={value.kinds}
        onChange={(chosen) => onChange({ kinds: kinds.filter((kind) => chosen.includes(kind)) })}
        disabled={disabled}
      />
      {mayName ? (
        <CompaniesField {...{ value, onChange, disabled, named }} />
      ) : (
        value.companies.length > 0 && <p>{t('write.news.companies', { count: value.companies.length })}</p>
      )}
      <PickField
        label={t('write.fields.roles')}
        hint={t('write.rolesHint')}
        choices={companyRoles.map((role) => ({ value: role, label: t(`companies:roles.${role}`) }))}
        value={value.roles}
        onChange={(chosen) => onChange({ roles: companyRoles.filter((role) => chosen.includes(role)) })}
        disabled={disabled}
      />
      <p role="status">{data && t('write.news.reaches', { people: people(data.people) })}</p>
    </>
  );
};
