import { zodResolver } from '@hookform/resolvers/zod';
import {
  DateField,
  ErrorSummary,
  QueryView,
  RadioGroup,
  SaveBar,
  Segmented,
  SideSheet,
  Skeleton,
  TextArea,
  TextField,
} from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { releasePreviewQuery } from '@/features/library/api/adoption';
import { useReleaseChapter } from '@/features/library/api/chapters';
import fields from '@/features/library/fields/fields.module.css';
import type { ChapterDetails, Release, ReleaseReason } from '@/features/library/types';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { z } from '@/shared/forms/zod';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import { useErrorText } from '@/shared/text/useErrorText';
import { updatePolicies, usePolicyChoices } from '../updatePolicies';
import { CompareButton } from '../versions/CompareButton';

const releaseReasons = ['legal', 'sector', 'editorial'] as const satisfies readonly ReleaseReason[];
const longestNote = 500;

const schema = z.object({
  reason: z.enum(releaseReasons),
  note: z.string().trim().min(1).max(longestNote),
  reference: z.string().trim().max(200),
  effective_on: z.union([z.literal(''), z.iso.date()]),
  update_policy: z.enum(updatePolicies),
});

type ReleaseValues = z.infer<typeof schema>;

const useReleaseForm = ({ update_policy }: ChapterDetails) =>
  useForm<ReleaseValues>({
    resolver: zodResolver(schema),
    defaultValues: { reason: 'editorial', note: '', reference: '', effective_on: '', update_policy },
    shouldFocusError: false,
  });

/** No day means at once. */
const bodyOf = ({ effective_on, ...rest }: ReleaseValues): Release => ({
  ...rest,
  effective_on: effective_on || null,
});

type Props = { chapter: ChapterDetails; onClose: () => void; onDone: () => void };

const useReleaseLabels = () => {
  const { t } = useTranslation('library');
  return {
    reason: t('chapters.release.reason'),
    note: t('chapters.release.note'),
    reference: t('chapters.release.reference'),
    effective_on: t('chapters.release.effective'),
    update_policy: t('chapters.release.policy'),
  };
};

type Form = ReturnType<typeof useReleaseForm>;

const Reason = ({ form, label }: { form: Form; label: string }) => {
  const { t } = useTranslation('library');
  return (
    <Controller
      control={form.control}
      name="reason"
      render={({ field }) => (
        <div className={fields.segments}>
          <span className={fields.segmentsLabel} aria-hidden>
            {label}
          </span>
          <Segmented
            label={label}
            value={field.value}
            options={releaseReasons.map((reason) => ({ value: reason, label: t(`chapters.reason.${reason}`) }))}
            onChange={field.onChange}
          />
        </div>
      )}
    />
  );
};

/** What the release would do in booklets that took the chapter; nothing of what they say is looked at. */
const DryRun = ({ chapter, policy }: { chapter: ChapterDetails; policy: ReleaseValues['update_policy'] }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const preview = useQuery(releasePreviewQuery(chapter.id, policy));
  const said = (name: 'updated' | 'to_review' | 'detached' | 'closed', count: number) =>
    t(`chapters.release.dryRun.${name}`, { count, number: wholeNumber(count, locale) });
  return (
    <QueryView query={preview} skeleton={<Skeleton lines={2} />}>
      {({ updated, to_review, detached, closed }) => {
        const count = updated + to_review + detached;
        return (
          <p className={fields.hint} role="status">
            <strong>
              {count === 0
                ? t('chapters.release.dryRun.none')
                : t('chapters.release.dryRun.all', {
                    count,
                    number: wholeNumber(count, locale),
                    list: [said('updated', updated), said('to_review', to_review), said('detached', detached)].join(
                      ', ',
                    ),
                  })}
            </strong>{' '}
            {closed > 0 && said('closed', closed)}
          </p>
        );
      }}
    </QueryView>
  );
};

/** Beside the chapter: why there is a new version, since when it holds and how it reaches booklets. */
export const ReleaseSheet = ({ chapter, onClose, onDone }: Props) => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const form = useReleaseForm(chapter);
  const release = useReleaseChapter(chapter.id);
  const labels = useReleaseLabels();
  const policies = usePolicyChoices();
  const policy = useWatch({ control: form.control, name: 'update_policy' });
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, labels);
  const title = t('chapters.acts.release', { version: chapter.version + 1 });
  const submit = form.handleSubmit((values) =>
    release.mutate(bodyOf(values), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: onDone,
    }),
  );
  useUnsavedGuard(isDirty);
  useForgetFailure(release);
  return (
    <SideSheet
      title={title}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <SaveBar
          dirty={isDirty}
          busy={release.isPending}
          failure={release.error && faults.length === 0 ? errorText(release.error) : undefined}
          saveLabel={title}
          before={chapter.version > 0 && <CompareButton chapter={chapter} />}
        />
      }
    >
      <ErrorSummary errors={faults} />
      <Reason form={form} label={labels.reason} />
      <TextArea
        label={labels.note}
        hint={t('chapters.release.noteHint')}
        limit={longestNote}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <TextField
        label={labels.reference}
        optional
        autoComplete="off"
        error={errors.reference?.message}
        {...form.register('reference')}
      />
      <Controller
        control={form.control}
        name="effective_on"
        render={({ field }) => (
          <DateField
            label={labels.effective_on}
            optional
            hint={t('chapters.release.effectiveHint')}
            error={errors.effective_on?.message}
            {...field}
          />
        )}
      />
      <RadioGroup
        look="card"
        label={labels.update_policy}
        choices={policies}
        error={errors.update_policy?.message}
        {...form.register('update_policy')}
      />
      {chapter.version > 0 && <DryRun chapter={chapter} policy={policy} />}
      <p className={fields.hint}>{t('chapters.release.frozen')}</p>
    </SideSheet>
  );
};
