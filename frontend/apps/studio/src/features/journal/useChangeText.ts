import { useTranslation } from 'react-i18next';
import { isLocale, localeName } from '@/shared/locale/locales';

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
  email: 'fields.email',
  browser: 'fields.browser',
  system: 'fields.system',
  closed: 'fields.closed',
  hostname: 'fields.hostname',
  ends_on: 'fields.ends_on',
  platform_role: 'fields.platform_role',
  brand: 'fields.brand',
  alt: 'fields.alt',
  decorative: 'fields.decorative',
  credit: 'fields.credit',
  rights_until: 'fields.rights_until',
  folder: 'fields.folder',
  files: 'fields.files',
  size: 'fields.size',
  siret: 'companyCards:fields.siret',
  address: 'companyCards:fields.address',
  postal_code: 'companyCards:fields.postal_code',
  city: 'companyCards:fields.city',
  timezone: 'companyCards:fields.timezone',
  locales: 'companyCards:fields.locales',
  headcount: 'companyCards:fields.headcount',
  situation: 'companyCards:fields.situation',
  second_factor_required: 'companyCards:fields.second_factor_required',
  session_idle_minutes: 'companyCards:fields.session_idle_minutes',
  session_hours: 'companyCards:fields.session_hours',
  primary_color: 'companyCards:fields.primary_color',
  accent_color: 'companyCards:fields.accent_color',
  font: 'companyCards:fields.font',
  dpo_contact: 'companyCards:fields.dpo_contact',
  privacy_notice: 'companyCards:fields.privacy_notice',
  receipts_months: 'companyCards:fields.receipts_months',
  people_months: 'companyCards:fields.people_months',
  journal_months: 'companyCards:fields.journal_months',
  storage_bytes: 'companyCards:fields.storage_bytes',
  published_booklets: 'companyCards:fields.published_booklets',
  people: 'companyCards:fields.people',
  mails_per_month: 'companyCards:fields.mails_per_month',
  hosting_certified: 'companyCards:fields.hosting_certified',
} as const;
const roles = {
  company_admin: 'companies:roles.company_admin',
  booklet_manager: 'companies:roles.booklet_manager',
  writer: 'companies:roles.writer',
  translator: 'companies:roles.translator',
  auditor: 'companies:roles.auditor',
} as const;

const isField = (name: string): name is keyof typeof fields => name in fields;
const questions = {
  works_council: 'companyCards:situation.questions.works_council',
  public_employer: 'companyCards:situation.questions.public_employer',
  public_access: 'companyCards:situation.questions.public_access',
  remote_work: 'companyCards:situation.questions.remote_work',
  minors: 'companyCards:situation.questions.minors',
  staff_housing: 'companyCards:situation.questions.staff_housing',
  certifying_training: 'companyCards:situation.questions.certifying_training',
  training_over_500_hours: 'companyCards:situation.questions.training_over_500_hours',
  older_residents: 'companyCards:situation.questions.older_residents',
  disabled_residents: 'companyCards:situation.questions.disabled_residents',
} as const;

const isQuestion = (name: string): name is keyof typeof questions => name in questions;
const isRole = (value: string): value is keyof typeof roles => value in roles;

/** "Rôle : Rédaction": what an act changed, in words where there are some. */
export const useChangeText = () => {
  const { t } = useTranslation(['journal', 'companies', 'companyCards']);
  const said = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === null) return t('unknown');
    if (typeof value !== 'string') return JSON.stringify(value);
    if (isRole(value)) return t(roles[value]);
    return isLocale(value) ? localeName(value) : value;
  };
  /* "Avez-vous un CSE ? oui" */
  const answered = (answers: object) =>
    Object.entries(answers)
      .map(([question, answer]) => `${isQuestion(question) ? t(questions[question]) : question} ${said(answer)}`)
      .join(' · ') || t('unknown');
  return (name: string, value: unknown) =>
    t('change', {
      field: isField(name) ? t(fields[name]) : name.replaceAll('_', ' '),
      value: name === 'situation' && typeof value === 'object' && value ? answered(value) : said(value),
    });
};
