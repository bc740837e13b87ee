import { countWords, readingMinutes } from '@livretier/blocks';
import { ComboField, IconButton, RadioGroup, TextField } from '@livretier/ui';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '@/shared/later/ChecksField';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';
import { isLockedIn, type Session, useEditing, useSaving } from '../session/context';
import { usePageActs } from '../session/usePageActs';
import { useUnclearPages } from '../session/useUnclearPages';
import { type Importance, importances } from '../source/types';
import { ConditionsField } from './ConditionsField';
import classes from './Inspector.module.css';

type Props = {
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled: boolean;
};

/** The obligations that a page covers, of many: those are listed, and others are found by their words. */
const ManyCovered = ({ choices, value, onChange, disabled }: Props) => {
  const { t } = useTranslation('editor');
  const covered = choices.filter((choice) => value.includes(choice.value));
  return (
    <section className={classes.fields} aria-labelledby="covered">
      <div>
        <h3 id="covered" className={classes.label}>
          {t('page.covered')}
        </h3>
        {covered.length === 0 && <p className={classes.hint}>{t('covered.none')}</p>}
        <ul>
          {covered.map(({ value: id, label }) => (
            <li key={id} className={classes.covered}>
              {label}
              {!disabled && (
                <IconButton
                  size="small"
                  label={t('covered.remove', { label })}
                  icon={IconX}
                  onClick={() => onChange(value.filter((other) => other !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {!disabled && (
        <ComboField
          /* What was chosen is in the list above: the field is ready for the next. */
          key={value.length}
          label={t('covered.add')}
          choices={choices.filter((choice) => !value.includes(choice.value))}
          value={null}
          onChange={(id) => id && onChange([...value, id])}
        />
      )}
    </section>
  );
};

/** More than this do not stand in sight. */
const few = 12;

/** Which obligations the page covers; each click is kept at once. */
const CoveredField = ({ pageId }: { pageId: string }) => {
  const { t } = useTranslation('editor');
  const { source, manuscript, mayWrite } = useEditing();
  const { cover } = usePageActs();
  const page = manuscript.pages.find(({ id }) => id === pageId);
  if (manuscript.obligations.length === 0)
    return (
      <div>
        <h3 className={classes.label}>{t('page.covered')}</h3>
        <p className={classes.hint}>
          {t(`page.noObligation.${source.kind}`)}{' '}
          {source.kind === 'chapter' && (
            <Link to={source.above} params={{ id: source.id }}>
              {t('page.toChapter')}
            </Link>
          )}
        </p>
      </div>
    );
  const field = {
    choices: manuscript.obligations.map(({ id, code, label }) => ({
      value: id,
      label: t('page.obligation', { code, label }),
    })),
    value: page?.obligations ?? [],
    onChange: (obligations: string[]) => cover.mutate({ id: pageId, obligations }),
    disabled: !mayWrite || isLockedIn(manuscript, pageId),
  };
  if (field.choices.length > few) return <ManyCovered {...field} />;
  return <ChecksField label={t('page.covered')} {...field} />;
};

/** How many readers did not understand the page, and the way to what they asked about it. */
const NotUnderstood = ({ pageId }: { pageId: string }) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { source, manuscript } = useEditing();
  const page = useUnclearPages().get(pageId);
  if (!page?.unclear) return null;
  const { unclear, devices } = page;
  return (
    <section className={classes.section} aria-labelledby="unclear">
      <h3 id="unclear" className={classes.label}>
        {t('unclear.title')}
      </h3>
      <p className={classes.hint}>
        {t('unclear.said', {
          count: devices,
          number: wholeNumber(devices, locale),
          unclear: wholeNumber(unclear, locale),
        })}{' '}
        {manuscript.plan?.booklet.abilities.set_options && (
          <Link to={paths.bookletParticipants} search={{ livret: source.id, vue: 'questions', page: pageId }}>
            {t('unclear.questions')}
          </Link>
        )}
      </p>
    </section>
  );
};

/** What is true of the whole page. */
export const PageTab = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { source, manuscript, mayWrite, mayRewrite } = useEditing();
  const mayMark = mayWrite && !isLockedIn(manuscript, session.pageId);
  const { edit } = usePageActs();
  const content = useSaving(session, ({ local }) => local);
  const words = countWords(content.document.blocks);
  const change = (changes: { title?: string; importance?: Importance }) =>
    edit.mutate({ id: session.pageId, ...changes });
  return (
    <>
      <div className={classes.section}>
        <div className={classes.fields}>
          <TextField
            label={t('page.title')}
            maxLength={200}
            autoComplete="off"
            disabled={!mayRewrite}
            value={content.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <RadioGroup
            label={t('page.importance')}
            disabled={!mayMark}
            value={content.importance}
            onChange={({ currentTarget }) => change({ importance: currentTarget.value as Importance })}
            choices={importances.map((value) => ({
              value,
              label: t(`importance.${value}`),
              description: t(`page.about.${value}`),
            }))}
          />
          {source.setConditions && <ConditionsField pageId={session.pageId} save={source.setConditions} />}
          <CoveredField pageId={session.pageId} />
        </div>
      </div>
      <NotUnderstood pageId={session.pageId} />
      <dl className={classes.facts}>
        <dt>{t('page.words')}</dt>
        <dd>{wholeNumber(words, locale)}</dd>
        <dt>{t('page.reading')}</dt>
        <dd>{t('page.minutes', { count: readingMinutes(words) })}</dd>
        <dt>{t('page.blocks')}</dt>
        <dd>{wholeNumber(content.document.blocks.length, locale)}</dd>
      </dl>
    </>
  );
};
