import { DateField, FieldRow, SelectField, TextField } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sitesQuery } from '@/features/values';
import { ChecksField } from '@/shared/later/ChecksField';
import { useGroups } from '../groups/api';
import { contracts, languages } from '../peopleSearch';
import { useLanguageName } from '../useLanguageName';
import type { PersonForm } from './personForm';
import { RepresentativeFields } from './RepresentativeFields';
import { useField } from './useField';

type Props = { form: PersonForm; disabled?: boolean };

const Names = (props: Props) => {
  const { t } = useTranslation('people');
  const field = useField(props);
  return (
    <>
      <FieldRow>
        <TextField label={t('fields.first_name')} optional {...field('first_name')} />
        <TextField label={t('fields.last_name')} optional {...field('last_name')} />
      </FieldRow>
      <TextField label={t('fields.reference')} hint={t('fields.referenceHint')} optional {...field('reference')} />
    </>
  );
};

const Contacts = (props: Props) => {
  const { t } = useTranslation('people');
  const languageName = useLanguageName();
  const field = useField(props);
  return (
    <>
      <TextField label={t('fields.email')} type="email" optional {...field('email')} />
      <TextField label={t('fields.phone')} type="tel" optional {...field('phone')} />
      <SelectField
        label={t('fields.language')}
        choices={languages.map((value) => ({ value, label: languageName(value) }))}
        {...field('language')}
      />
    </>
  );
};

const Work = (props: Props) => {
  const { t } = useTranslation('people');
  const field = useField(props);
  const { form, disabled = false } = props;
  const sites = useQuery(sitesQuery).data ?? [];
  const groups = useGroups().data ?? [];
  return (
    <>
      <SelectField
        label={t('fields.site')}
        optional
        placeholder={t('noSite')}
        choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('site_id')}
      />
      <FieldRow>
        <TextField label={t('fields.job')} optional {...field('job')} />
        <SelectField
          label={t('fields.contract')}
          optional
          placeholder={t('fields.noContract')}
          choices={contracts.map((value) => ({ value, label: t(`contracts.${value}`) }))}
          {...field('contract')}
        />
      </FieldRow>
      <Controller
        control={form.control}
        name="joined_on"
        render={({ field: { disabled: _, ...day } }) => (
          <DateField
            {...day}
            label={t('fields.joined_on')}
            optional
            disabled={disabled}
            error={form.formState.errors.joined_on?.message}
          />
        )}
      />
      {groups.length > 0 && (
        <Controller
          control={form.control}
          name="groups"
          render={({ field: { value, onChange } }) => (
            <ChecksField
              label={t('fields.groups')}
              choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
              value={value}
              onChange={onChange}
              disabled={disabled}
            />
          )}
        />
      )}
    </>
  );
};

/** A card: who somebody is, how they are reached, where they work, who signs for them. */
export const PersonFields = (props: Props) => (
  <>
    <Names {...props} />
    <Contacts {...props} />
    <Work {...props} />
    <RepresentativeFields {...props} />
  </>
);
