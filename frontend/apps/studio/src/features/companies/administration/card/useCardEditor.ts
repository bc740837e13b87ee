import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@livretier/api';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useChangeCount } from '@/shared/forms/useChangeCount';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';
import { type CompanyCard, useSaveCard } from '../api';
import { type CardField, type CardValues, cardSchema, changesOf, valuesOf } from './values';

export const tabNames = ['contact', 'situation', 'theme', 'sites', 'users', 'data', 'quotas'] as const;
export type TabName = (typeof tabNames)[number];

const elsewhere: Partial<Record<CardField, TabName>> = {
  headcount: 'situation',
  situation: 'situation',
  primary_color: 'theme',
  accent_color: 'theme',
  font: 'theme',
  dpo_contact: 'data',
  privacy_notice: 'data',
  people_months: 'data',
  journal_months: 'data',
  hosting_certified: 'data',
  storage_bytes: 'quotas',
  published_booklets: 'quotas',
  people: 'quotas',
  mails_per_month: 'quotas',
};

/** The tab that shows a field. */
const tabOf = (field: CardField): TabName => elsewhere[field] ?? 'contact';

/** What each field of a card is called. */
export const useFieldLabels = (): Record<CardField, string> => {
  const { t } = useTranslation('companyCards');
  return t('fields', { returnObjects: true });
};

export type CardForm = ReturnType<typeof useCardForm>;

const useCardForm = (card: CompanyCard) =>
  useForm({
    resolver: zodResolver(cardSchema),
    values: valuesOf(card),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

/** Everything that the form of a card is, whether it stands beside a list or fills a screen. */
export const useCardEditor = (card: CompanyCard) => {
  const errorText = useErrorText();
  const save = useSaveCard(card.id);
  const form = useCardForm(card);
  const wanted = useLocation({ select: ({ hash }) => tabNames.find((name) => name === hash) });
  const [tab, setTab] = useState<TabName>(wanted ?? 'contact');
  const changesIn = (values: Partial<CardValues>) => changesOf(valuesOf(card), values);
  const number = useChangeCount(form, changesIn);
  const faults = listErrors(form.formState.errors, useFieldLabels());
  const showFirst = (fields: readonly string[]) => {
    const [first] = fields;
    if (first) setTab(tabOf(first as CardField));
  };
  const submit = form.handleSubmit(
    () => {
      if (number === 0) return;
      const sent = form.getValues();
      save.mutate(changesIn(sent), {
        onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
        onError: (error) => {
          showServerErrors(form, error);
          if (error instanceof ApiError) showFirst(Object.keys(error.fields));
        },
      });
    },
    (errors) => showFirst(Object.keys(errors)),
  );
  useUnsavedGuard(number > 0);
  useForgetFailure(save);
  return {
    form,
    tab,
    setTab,
    faults,
    submit,
    foot: {
      dirty: number > 0,
      changes: number,
      busy: save.isPending,
      savedAt: save.isSuccess ? new Date(save.submittedAt) : undefined,
      failure: save.error && faults.length === 0 ? errorText(save.error) : undefined,
      onCancel: () => form.reset(valuesOf(card), { keepDirtyValues: false }),
    },
  };
};
