import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reading } from '../../types';
import { useSavingForm } from '../useSavingForm';
import { changesOf, type ReadingValues, useReadingForm, valuesOf } from './readingForm';
import { useSaveReading } from './useSaveReading';

const useLabels = (): Record<keyof ReadingValues, string> => {
  const { t } = useTranslation('reading');
  return {
    mode: t('modes.title'),
    opens_on: t('dates.opens'),
    closes_on: t('dates.closes'),
    offers_pdf: t('around.pdf.label'),
    offers_offline: t('around.offline.label'),
    indexed: t('around.indexed.label'),
    code_on_poster: t('poster.withCode'),
  };
};

/** Everything that the form of who may read is, besides its fields. */
export const useReadingEditor = (reading: Reading) => {
  const form = useReadingForm(reading);
  const values = useWatch({ control: form.control, compute: (all: ReadingValues) => all });
  const foot = useSavingForm(form, {
    stored: reading,
    valuesOf,
    changes: changesOf(reading, values),
    labels: useLabels(),
    save: useSaveReading(reading.id),
  });
  return { form, values, foot };
};
