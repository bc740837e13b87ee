import { countWords, readingMinutes } from '@livretier/blocks';
import { RadioGroup, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { wholeNumber } from '../../../shared/text/numbers';
import { usePageActs } from '../outline/usePageActs';
import { type Session, useEditing } from '../session/context';
import { useSaving } from '../session/useSaving';
import { type Importance, importances } from '../source/types';
import { ConditionsField } from './ConditionsField';
import { CoveredField } from './CoveredField';
import classes from './Inspector.module.css';

/** What is true of the whole page. */
export const PageTab = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const locale = useLocale();
  const { source, mayWrite } = useEditing();
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
            disabled={!mayWrite}
            value={content.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <RadioGroup
            label={t('page.importance')}
            disabled={!mayWrite}
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
