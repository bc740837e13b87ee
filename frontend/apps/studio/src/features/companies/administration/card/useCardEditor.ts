import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@livretier/api';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { listErrors } from '../../../../shared/forms/listErrors';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { startFromSaved } from '../../../../shared/forms/startFromSaved';
import { useForgetFailure } from '../../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../../shared/forms/useUnsavedGuard';
import { useErrorText } from '../../../../shared/text/useErrorText';
import type { CompanyCard } from '../types';
import { type TabName, tabNames, tabOf } from './tabs';
import { useFieldLabels } from './useFieldLabels';
import { useSaveCard } from './useSaveCard';
import { type CardField, cardSchema, changesOf, valuesOf } from './values';

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
  const changes = changesOf(valuesOf(card), useWatch({ control: form.control }));
  const number = Object.keys(changes).length;
  const faults = listErrors(form.formState.errors, useFieldLabels());
  const showFirst = (fields: readonly string[]) => {
    const [first] = fields;
    if (first) setTab(tabOf(first as CardField));
  };
  const submit = form.handleSubmit(
    () => {
      if (number === 0) return;
      const sent = form.getValues();
      save.mutate(changes, {
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
