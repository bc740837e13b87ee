import { FormPage, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useShownThing } from '@/shared/shownThing';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { obligationQuery, useChangeObligationStatus, useSaveObligation } from '../api/obligations';
import { ContentActs, ContentStatusTag, CounselNote } from '../Content';
import type { CoveringChapter, Obligation, ObligationDetails } from '../types';
import { Checked, ConfirmButton, Source } from './ObligationFacts';
import { ObligationFields } from './ObligationFields';
import classes from './ObligationPage.module.css';
import { useObligationForm, useObligationLabels, valuesOf } from './obligationForm';

/** When the reference was last read or what is not certain in it, the way to its text, and the button that says it holds. */
const CheckedNote = ({ obligation }: { obligation: Obligation }) => {
  const { t } = useTranslation('library');
  const { id, label, doubt, checked_on, abilities } = obligation;
  return (
    <section className={classes.note} aria-labelledby="obligation-checked">
      <div className={classes.words}>
        <h2 id="obligation-checked" className={classes.title}>
          {t(doubt || !checked_on ? 'obligations.checked.doubtful' : 'obligations.checked.title')}
        </h2>
        <p className={classes.text}>{t('obligations.checked.text')}</p>
        <Source obligation={obligation} />
      </div>
      <Checked obligation={obligation} />
      {abilities.confirm && <ConfirmButton id={id} label={label} />}
    </section>
  );
};

/** A chapter, or each of its pages that covers the obligation; pages are opened where they are written. */
const Covering = ({ chapter: { id, title, own, pages } }: { chapter: CoveringChapter }) => {
  const { t } = useTranslation('library');
  if (pages.length === 0)
    return (
      <li>
        <Link to={paths.chapter} params={{ id }}>
          {title}
        </Link>{' '}
        <small>{t('obligations.coveredBy.noPage')}</small>
      </li>
    );
  return pages.map((page) => {
    const name = t('obligations.coveredBy.page', { chapter: title, page: page.title });
    return (
      <li key={page.id}>
        {own ? (
          <Link to={paths.chapterPages} params={{ id }} search={{ page: page.id }}>
            {name}
          </Link>
        ) : (
          <Link to={paths.chapter} params={{ id }}>
            {name}
          </Link>
        )}
      </li>
    );
  });
};

/** The chapters and pages that meet the obligation. */
const CoveredBy = ({ obligation: { covered_by } }: { obligation: ObligationDetails }) => {
  const { t } = useTranslation('library');
  return (
    <section className={classes.covered} aria-labelledby="obligation-covered">
      <h2 id="obligation-covered">{t('obligations.coveredBy.title')}</h2>
      {covered_by.length === 0 ? (
        <p className={classes.none}>{t('obligations.coveredBy.none')}</p>
      ) : (
        <ul className={classes.list}>
          {covered_by.map((chapter) => (
            <Covering key={chapter.id} chapter={chapter} />
          ))}
        </ul>
      )}
    </section>
  );
};

/** An obligation as a form, and what may be done with the whole of it. */
const ObligationEditor = ({ obligation }: { obligation: ObligationDetails }) => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const { id, label, code, status, abilities } = obligation;
  const save = useSaveObligation(id);
  const changeStatus = useChangeObligationStatus(id);
  const form = useObligationForm(valuesOf(obligation));
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useObligationLabels());
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(values, {
      onError: (error) => showServerErrors(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
    });
  });
  usePageTitle(label);
  useShownThing(label);
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  return (
    <FormPage
      title={label}
      tag={<ContentStatusTag of="obligations" status={status} />}
      lead={t('obligations.detail.lead', { code })}
      actions={<ContentActs of="obligations" name={label} abilities={abilities} changeStatus={changeStatus} />}
      onSubmit={submit}
      errors={faults}
      dirty={isDirty}
      busy={save.isPending}
      savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
      failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
      onCancel={() => form.reset(valuesOf(obligation), { keepDirtyValues: false })}
    >
      <CheckedNote obligation={obligation} />
      <CoveredBy obligation={obligation} />
      <ObligationFields form={form} disabled={!abilities.edit} />
      <CounselNote />
    </FormPage>
  );
};

const route = getRouteApi(`/admin${paths.obligation}`);

/** /parametres/builder/obligations/{id}: one obligation, its source and who last read it. */
export const ObligationPage = () => {
  const { t } = useTranslation('library');
  const { id } = route.useParams();
  const obligation = useQuery(obligationQuery(id));
  if (!useSignedInUser().abilities.manage_library) return <RefusedPage title={t('obligations.title')} />;
  return <QueryView query={obligation}>{(found) => <ObligationEditor key={id} obligation={found} />}</QueryView>;
};
