import { zodResolver } from '@hookform/resolvers/zod';
import type { components } from '@livretier/api';
import { Button, Checkbox, ErrorNote, PageTitle, QueryView, Tabs } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { LinkButton } from '@/shared/LinkButton';
import { defaultLocale } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { useOnLocaleChange } from '@/shared/locale/useOnLocaleChange';
import { paths } from '@/shared/paths';
import { calendarDay, longDate } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { type SessionUser, useSession } from '../api/session';
import { type Document, documents, type LegalName, useAnswerTerms, useLegalText, useShownTerms } from '../api/terms';
import { LegalLinks } from './LegalLinks';
import classes from './TermsPages.module.css';

/** One document, in a tray that scrolls and that the keyboard can reach. */
const LegalText = ({ text }: { text: components['schemas']['LegalTextOut'] }) => {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.text} aria-label={text.title} tabIndex={0}>
      <p className={classes.updated}>{t('terms.updated', { date: longDate(calendarDay(text.updated_on), locale) })}</p>
      {text.language !== defaultLocale && <p className={classes.updated}>{t('legal.translated')}</p>}
      <div lang={text.language}>
        {text.sections.map(({ title, paragraphs }) => (
          <div key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};

/** One document for anybody to read, with nothing to accept. */
const LegalPage = ({ document }: { document: LegalName }) => {
  const { t } = useTranslation('accounts');
  const title = t(`terms.${document}`);
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <PageTitle display>{title}</PageTitle>
      <div className={classes.documents}>
        <QueryView query={useLegalText(document)}>{(text) => <LegalText text={text} />}</QueryView>
      </div>
      <div className={classes.actions}>
        {/* The guards know where each person starts. */}
        <LinkButton to={paths.root} size="large">
          {t('legal.back')}
        </LinkButton>
      </div>
      <LegalLinks />
    </div>
  );
};

export const TermsOfUsePage = () => <LegalPage document="cgu" />;
export const DataProtectionPage = () => <LegalPage document="rgpd" />;
export const LegalNoticesPage = () => <LegalPage document="mentions" />;
export const DataProcessingPage = () => <LegalPage document="traitement" />;

const LegalDocument = ({ document }: { document: Document }) => (
  <QueryView query={useLegalText(document)}>{(text) => <LegalText text={text} />}</QueryView>
);

const LegalTabs = () => {
  const { t } = useTranslation('accounts');
  const tabs = documents.map((document) => ({
    value: document,
    label: t(`terms.${document}`),
    content: <LegalDocument document={document} />,
  }));
  return <Tabs label={t('terms.documents')} tabs={tabs} />;
};

type Props = { retrying: boolean; retry: () => void };

/** Why one cannot accept yet: a document, perhaps in the other tab, did not come. */
const MissingDocument = ({ retrying, retry }: Props) => {
  const { t } = useTranslation(['accounts', 'common']);
  return (
    <ErrorNote
      action={
        <Button size="small" busy={retrying} onClick={retry}>
          {t('common:labels.retry')}
        </Button>
      }
    >
      {t('terms.missing')}
    </ErrorNote>
  );
};

const schema = z.object({ read: z.boolean().pipe(z.literal(true)) });

type TermsFormProps = { inForce: SessionUser['terms'] };

const TermsForm = ({ inForce: { cgu, rgpd } }: TermsFormProps) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const language = useLocale();
  const { terms, ...loading } = useShownTerms();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { read: false } });
  const { accept, refuse } = useAnswerTerms({ onOutdated: () => form.reset() });
  const failure = accept.error ?? refuse.error;
  /* The box was ticked under another text, and the sentences are in another language. */
  useOnLocaleChange(() => {
    form.reset();
    accept.reset();
    refuse.reset();
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.handleSubmit(() => terms && accept.mutate(terms))}>
      {loading.failed && <MissingDocument {...loading} />}
      {failure && <ErrorNote>{errorText(failure)}</ErrorNote>}
      <Checkbox label={t('terms.accept')} error={form.formState.errors.read?.message} {...form.register('read')} />
      <div className={classes.actions}>
        <Button type="submit" look="primary" size="large" busy={accept.isPending} disabled={!terms || refuse.isPending}>
          {t('terms.submit')}
        </Button>
        <Button
          size="large"
          busy={refuse.isPending}
          disabled={accept.isPending}
          onClick={() => refuse.mutate(terms ?? { cgu, rgpd, language })}
        >
          {t('terms.refuse')}
        </Button>
      </div>
    </form>
  );
};

export const TermsRefusedPage = () => {
  const { t } = useTranslation('accounts');
  usePageTitle(t('refused.title'));
  return (
    <div className={classes.refused}>
      <PageTitle display lead={t('refused.lead')}>
        {t('refused.heading')}
      </PageTitle>
      <p className={classes.changeMind}>{t('refused.changeMind')}</p>
      <div className={classes.refusedActions}>
        <LinkButton to={paths.terms} look="primary" size="large">
          {t('refused.back')}
        </LinkButton>
      </div>
    </div>
  );
};

export const TermsPage = () => {
  const { t } = useTranslation('accounts');
  const user = useSession();
  usePageTitle(t('terms.title'));
  return (
    <div className={classes.page}>
      <PageTitle display lead={t('terms.lead')}>
        {t('terms.heading')}
      </PageTitle>
      <div className={classes.documents}>
        <LegalTabs />
      </div>
      {user && <TermsForm inForce={user.terms} />}
    </div>
  );
};
