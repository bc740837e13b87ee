import { useTranslation } from 'react-i18next';
import { isLocale, localeNames } from '../../shared/locale/locales';

const fields = {
  role: 'fields.role',
  language: 'fields.language',
  name: 'fields.name',
  kind: 'fields.kind',
  cgu: 'fields.cgu',
  rgpd: 'fields.rgpd',
  search: 'fields.search',
  action: 'fields.action',
  since: 'fields.since',
  until: 'fields.until',
  switched: 'fields.switched',
  oldest_first: 'fields.oldest_first',
  lines: 'fields.lines',
  first_name: 'fields.first_name',
  last_name: 'fields.last_name',
  hostname: 'fields.hostname',
  brand: 'fields.brand',
} as const;
const roles = {
  company_admin: 'companies:roles.company_admin',
  booklet_manager: 'companies:roles.booklet_manager',
  writer: 'companies:roles.writer',
  translator: 'companies:roles.translator',
  auditor: 'companies:roles.auditor',
} as const;

const isField = (name: string): name is keyof typeof fields => name in fields;
const isRole = (value: string): value is keyof typeof roles => value in roles;

/** "Rôle : Rédaction": what an act changed, in words where there are some. */
export const useChangeText = () => {
  const { t } = useTranslation(['journal', 'companies']);
  const said = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value !== 'string') return JSON.stringify(value);
    if (isRole(value)) return t(roles[value]);
    return isLocale(value) ? localeNames[value] : value;
  };
  return (name: string, value: unknown) =>
    t('change', { field: isField(name) ? t(fields[name]) : name.replaceAll('_', ' '), value: said(value) });
};
