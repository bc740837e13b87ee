import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';
import type { Person, PersonCard } from '../api';
import { contracts, isContract, languages } from '../peopleSearch';

const day = z.union([z.literal(''), z.iso.date()]);
const email = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), z.email().max(254)]));
const name = z.string().trim().max(80);

const fields = z.object({
  first_name: name,
  last_name: name,
  reference: z.string().trim().max(60),
  email,
  phone: z.string().trim().max(30),
  language: z.enum(languages),
  site_id: z.string(),
  job: name,
  contract: z.enum([...contracts, '']),
  groups: z.array(z.string()),
  joined_on: day,
  signs: z.enum(['self', 'representative', 'both']),
  representative: z.string().trim().max(160),
  relation: z.string().trim().max(60),
  representative_email: email,
  until: day,
});

export type PersonValues = z.infer<typeof fields>;
export type PersonForm = UseFormReturn<PersonValues, unknown, PersonValues>;

/** A card that nobody could tell from another is refused here, as the server does. */
const faultsOf = (values: PersonValues): Partial<Record<keyof PersonValues, string>> => {
  const { first_name, last_name, reference, signs, representative, relation, representative_email, until } = values;
  const represented = signs !== 'self' || relation || representative_email || until;
  const required = i18n.t('forms:required');
  return {
    ...(first_name && !last_name && { last_name: required }),
    ...(last_name && !first_name && { first_name: required }),
    ...(!(first_name || last_name || reference) && { last_name: i18n.t('people:fields.nameOrReference') }),
    ...(represented && !representative && { representative: required }),
  };
};

export const personSchema = fields.superRefine((values, context) => {
  for (const [path, message] of Object.entries(faultsOf(values)))
    context.addIssue({ code: 'custom', path: [path], message });
});

export const nobody: PersonValues = {
  first_name: '',
  last_name: '',
  reference: '',
  email: '',
  phone: '',
  language: 'fr-FR',
  site_id: '',
  job: '',
  contract: '',
  groups: [],
  joined_on: '',
  signs: 'self',
  representative: '',
  relation: '',
  representative_email: '',
  until: '',
};

/** What the form of a card begins with. */
export const valuesOf = (person: Person): PersonValues => ({
  first_name: person.first_name,
  last_name: person.last_name,
  reference: person.reference,
  email: person.email,
  phone: person.phone,
  language: languages.find((code) => code === person.language) ?? 'fr-FR',
  site_id: person.site?.id ?? '',
  job: person.job,
  contract: isContract(person.contract) ? person.contract : '',
  groups: person.groups,
  joined_on: person.joined_on ?? '',
  signs: person.signs,
  representative: person.representative?.name ?? '',
  relation: person.representative?.relation ?? '',
  representative_email: person.representative?.email ?? '',
  until: person.representative?.until ?? '',
});

const representativeOf = ({ representative, relation, representative_email, until }: PersonValues) =>
  representative ? { name: representative, relation, email: representative_email, until: until || null } : null;

/** The whole card, as the server is told it. */
export const cardOf = (values: PersonValues): PersonCard => ({
  first_name: values.first_name,
  last_name: values.last_name,
  reference: values.reference,
  email: values.email,
  phone: values.phone,
  language: values.language,
  site: values.site_id || null,
  job: values.job,
  contract: values.contract,
  groups: values.groups,
  joined_on: values.joined_on || null,
  signs: values.signs,
  representative: representativeOf(values),
});

const sentAs: Partial<Record<keyof PersonValues, keyof PersonCard>> = {
  site_id: 'site',
  relation: 'representative',
  representative_email: 'representative',
  until: 'representative',
};

type Dirty = Partial<Record<keyof PersonValues, unknown>>;

/** Only what was changed is sent. */
export const changesOf = (values: PersonValues, dirty: Dirty): Partial<PersonCard> => {
  const touched = (Object.keys(dirty) as (keyof PersonValues)[]).filter((field) => dirty[field]);
  const sent = new Set(touched.map((field) => sentAs[field] ?? (field as keyof PersonCard)));
  return Object.fromEntries(Object.entries(cardOf(values)).filter(([field]) => sent.has(field as keyof PersonCard)));
};

/** What the fields of a card are called, in the order of the form. */
export const useFieldLabels = (): Record<keyof PersonValues, string> => {
  const { t } = useTranslation('people');
  return {
    first_name: t('fields.first_name'),
    last_name: t('fields.last_name'),
    reference: t('fields.reference'),
    email: t('fields.email'),
    phone: t('fields.phone'),
    language: t('fields.language'),
    site_id: t('fields.site'),
    job: t('fields.job'),
    contract: t('fields.contract'),
    groups: t('fields.groups'),
    joined_on: t('fields.joined_on'),
    signs: t('fields.signs'),
    representative: t('fields.representative'),
    relation: t('fields.relation'),
    representative_email: t('fields.representative_email'),
    until: t('fields.until'),
  };
};
