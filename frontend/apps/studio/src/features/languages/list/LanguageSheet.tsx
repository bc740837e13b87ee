import { zodResolver } from '@hookform/resolvers/zod';
import {
  Button,
  confirm,
  ErrorNote,
  ErrorSummary,
  NumberField,
  RadioGroup,
  SaveBar,
  SelectField,
  SideSheet,
  Switch,
  TextField,
} from '@livretier/ui';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';
import { useRetireLanguage, useSaveLanguage } from '../api/languages';
import classes from '../Languages.module.css';
import type { Language } from '../types';
import { LanguageFacts } from './LanguageFacts';
import { changesOf, type LanguageValues, languageSchema, standings, useLanguageLabels, valuesOf } from './languageForm';

type FieldsProps = { form: UseFormReturn<LanguageValues>; language: Language };

const Fields = ({ form, language }: FieldsProps) => {
  const { t } = useTranslation('languages');
  const labels = useLanguageLabels();
  const { errors } = form.formState;
  const { change, offer } = language.abilities;
  return (
    <>
      <TextField label={labels.label} error={errors.label?.message} {...form.register('label')} disabled={!change} />
      <TextField
        label={labels.own_name}
        hint={t('fields.ownNameHint')}
        lang={language.code}
        error={errors.own_name?.message}
        {...form.register('own_name')}
        disabled={!change}
      />
      <SelectField
        label={labels.direction}
        choices={(['ltr', 'rtl'] as const).map((value) => ({ value, label: t(`direction.${value}`) }))}
        error={errors.direction?.message}
        {...form.register('direction')}
        disabled={!change}
      />
      {offer && (
        <>
          <RadioGroup
            label={labels.standing}
            choices={standings.map((value) => ({ value, label: t(`standing.${value}`), hint: t(`means.${value}`) }))}
            error={errors.standing?.message}
            {...form.register('standing')}
          />
          <Controller
            control={form.control}
            name="offered_from"
            render={({ field }) => (
              <NumberField
                {...field}
                label={labels.offered_from}
                hint={t('fields.offeredFromHint')}
                unit="%"
                error={errors.offered_from?.message}
              />
            )}
          />
        </>
      )}
      <Switch
        wide
        label={labels.content}
        hint={t('fields.contentHint')}
        {...form.register('content')}
        disabled={!change}
      />
    </>
  );
};

type Props = { language: Language; onClose: () => void };

/** Put a language away; the refusal of one that booklets have is said here, with their names. */
const RetireAct = ({ language: { code, label } }: Pick<Props, 'language'>) => {
  const { t } = useTranslation('languages');
  const errorText = useErrorText();
  const retire = useRetireLanguage(code);
  const ask = async () => {
    const accepted = await confirm({
      header: t('retire.header', { language: label }),
      message: t('retire.text'),
      acceptLabel: t('retire.accept'),
      rejectLabel: t('retire.reject'),
      defaultFocus: 'reject',
    });
    if (accepted) retire.mutate();
  };
  return (
    <div>
      {retire.error && <ErrorNote title={t('retire.refused')}>{errorText(retire.error)}</ErrorNote>}
      <Button look="danger-outline" size="small" busy={retire.isPending} onClick={() => void ask()}>
        {t('retire.open')}
      </Button>
    </div>
  );
};

/** A language that was put away: it comes back in preparation. */
const RetiredSheet = ({ language, onClose }: Props) => {
  const { t } = useTranslation('languages');
  const errorText = useErrorText();
  const save = useSaveLanguage(language.code);
  return (
    <SideSheet title={language.label} caption={language.own_name} onClose={onClose}>
      <p>{t('retired')}</p>
      {save.error && <ErrorNote>{errorText(save.error)}</ErrorNote>}
      {language.abilities.change && (
        <div>
          <Button busy={save.isPending} onClick={() => save.mutate({ status: 'preparing' })}>
            {t('takeBack')}
          </Button>
        </div>
      )}
    </SideSheet>
  );
};

const KnownSheet = ({ language, onClose }: Props) => {
  const { t } = useTranslation('languages');
  const errorText = useErrorText();
  const save = useSaveLanguage(language.code);
  const form = useForm<LanguageValues>({
    resolver: zodResolver(languageSchema),
    values: valuesOf(language),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const { errors, isDirty, dirtyFields } = form.formState;
  const faults = listErrors(errors, useLanguageLabels());
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(changesOf(values, dirtyFields), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  return (
    <SideSheet
      title={language.label}
      caption={language.own_name}
      mark={<bdi className={classes.code}>{language.code}</bdi>}
      onClose={onClose}
      onSubmit={submit}
      footer={
        language.abilities.change && (
          <SaveBar
            dirty={isDirty}
            busy={save.isPending}
            savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
            failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
            onCancel={() => (isDirty ? form.reset(valuesOf(language), { keepDirtyValues: false }) : onClose())}
          />
        )
      }
    >
      <ErrorSummary errors={faults} />
      {!language.abilities.change && <p>{t('reference')}</p>}
      <LanguageFacts language={language} />
      <Fields form={form} language={language} />
      <p className={classes.note}>{t('usedBy', { count: language.used_by.count })}</p>
      {language.abilities.retire && <RetireAct language={language} />}
    </SideSheet>
  );
};

/** A language beside the list: how far it is, what is known of it, and whether it is offered. */
export const LanguageSheet = (props: Props) =>
  props.language.standing === 'retired' ? <RetiredSheet {...props} /> : <KnownSheet {...props} />;
