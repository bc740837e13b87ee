import { zodResolver } from '@hookform/resolvers/zod';
import { ErrorSummary, SaveBar, SelectField, SideSheet, TextField } from '@livretier/ui';
import { useDeferredValue, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { useAddLanguage, useProposals } from '../api/languages';
import classes from '../Languages.module.css';
import type { Proposal } from '../types';
import { direction, name } from './languageForm';

const schema = z.object({ code: z.string().trim().min(2).max(35), label: name, own_name: name, direction });

type NewValues = z.infer<typeof schema>;

const none: NewValues = { code: '', label: '', own_name: '', direction: 'ltr' };

const shown = 8;

/** Languages with what is known of each; one click fills the form. */
const Proposals = ({ onChoose }: { onChoose: (proposal: Proposal) => void }) => {
  const { t } = useTranslation('languages');
  const [words, setWords] = useState('');
  const { data } = useProposals(useDeferredValue(words));
  const items = words === '' ? [] : (data?.items ?? []).slice(0, shown);
  return (
    <div>
      <TextField
        label={t('add.search')}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        /* What is searched is not what is sent. */
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={classes.note}>
        {words !== '' && data && t('add.found', { count: items.length })}
      </p>
      {items.length > 0 && (
        <ul className={classes.proposals} aria-label={t('add.proposals')}>
          {items.map((proposal) => (
            <li key={proposal.code}>
              <button type="button" className={classes.proposal} onClick={() => onChoose(proposal)}>
                <bdi className={classes.code}>{proposal.code}</bdi>
                <span>
                  {proposal.label} <bdi lang={proposal.code}>{proposal.own_name}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type Props = { onClose: () => void; onAdded: (code: string) => void };

/** One more language: label and direction are proposed, and may be written otherwise. */
export const NewLanguageSheet = ({ onClose, onAdded }: Props) => {
  const { t } = useTranslation('languages');
  const errorText = useErrorText();
  const add = useAddLanguage();
  const form = useForm<NewValues>({ resolver: zodResolver(schema), defaultValues: none, shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const labels = {
    code: t('fields.code'),
    label: t('fields.label'),
    own_name: t('fields.ownName'),
    direction: t('fields.direction'),
  };
  const faults = listErrors(errors, labels);
  const choose = (proposal: Proposal) => {
    for (const field of ['code', 'label', 'own_name', 'direction'] as const) {
      form.setValue(field, proposal[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };
  const submit = form.handleSubmit((values) =>
    add.mutate(values, {
      onError: (error) => showServerErrors(form, error),
      onSuccess: ({ code }) => onAdded(code),
    }),
  );
  useUnsavedGuard(isDirty && !add.isSuccess);
  useForgetFailure(add);
  return (
    <SideSheet
      title={t('add.title')}
      caption={t('add.caption')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <SaveBar
          dirty={isDirty}
          busy={add.isPending}
          failure={add.error && faults.length === 0 ? errorText(add.error) : undefined}
          saveLabel={t('add.save')}
          onCancel={onClose}
        />
      }
    >
      <ErrorSummary errors={faults} />
      <Proposals onChoose={choose} />
      <TextField
        label={labels.code}
        hint={t('fields.codeHint')}
        autoComplete="off"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <TextField label={labels.label} autoComplete="off" error={errors.label?.message} {...form.register('label')} />
      <TextField
        label={labels.own_name}
        hint={t('fields.ownNameHint')}
        lang={form.watch('code') || undefined}
        autoComplete="off"
        error={errors.own_name?.message}
        {...form.register('own_name')}
      />
      <SelectField
        label={labels.direction}
        choices={(['ltr', 'rtl'] as const).map((value) => ({ value, label: t(`direction.${value}`) }))}
        error={errors.direction?.message}
        {...form.register('direction')}
      />
    </SideSheet>
  );
};
