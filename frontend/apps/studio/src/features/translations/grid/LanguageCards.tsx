import { Button, Icon, notify, ProgressBar } from '@livretier/ui';
import { IconWorldUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { percentage, wholeNumber } from '@/shared/text/numbers';
import { useRepublish } from '../api';
import { ExchangeButtons } from '../exchange/ExchangeButtons';
import { PrefillButton } from '../PrefillButton';
import classes from '../Translations.module.css';
import type { Grid, LocaleProgress } from '../types';
import { useLanguage } from '../useLanguage';

type CardProps = { booklet: string; progress: LocaleProgress; mayPublish: boolean; mayTranslate: boolean };

/** How far one language is, and the way to its readers. */
const LanguageCard = ({ booklet, progress, mayPublish, mayTranslate }: CardProps) => {
  const { t } = useTranslation('translations');
  const shown = useLocale();
  const language = useLanguage()(progress.locale);
  const republish = useRepublish(booklet, progress.locale);
  const publish = () =>
    republish.mutate(undefined, {
      onSuccess: () => notify({ severity: 'success', summary: t('publish.done', { language }) }),
    });
  return (
    <li className={classes.card}>
      <h2>{language}</h2>
      <span className={classes.share}>
        <ProgressBar
          label={t('progress', { language })}
          value={progress.share}
          tone={progress.outdated > 0 ? 'warning' : 'success'}
        />
        {percentage(progress.share / 100, shown)}
      </span>
      <p>
        {t('left', { count: progress.words_left, number: wholeNumber(progress.words_left, shown) })}
        {progress.outdated > 0 && ` ${t('outdated', { count: progress.outdated })}`}
      </p>
      {mayTranslate && progress.to_do > 0 && (
        <PrefillButton booklet={booklet} locale={progress.locale}>
          {t('prefill.all', { language })}
        </PrefillButton>
      )}
      {mayTranslate && <ExchangeButtons booklet={booklet} locale={progress.locale} language={language} />}
      {mayPublish && (
        <Button size="small" busy={republish.isPending} onClick={publish}>
          <Icon of={IconWorldUpload} size={16} />
          {t('publish.act', { language })}
        </Button>
      )}
    </li>
  );
};

/** The languages of the booklet besides its own. */
export const LanguageCards = ({ booklet, grid }: { booklet: string; grid: Grid }) => {
  const { t } = useTranslation('translations');
  return (
    <>
      <ul className={classes.cards} aria-label={t('languages')}>
        {grid.locales.map((progress) => (
          <LanguageCard
            key={progress.locale}
            booklet={booklet}
            progress={progress}
            mayTranslate={grid.abilities.translate}
            mayPublish={grid.abilities.publish && progress.validated > 0}
          />
        ))}
      </ul>
      {grid.abilities.publish && <p className={classes.note}>{t('publish.note')}</p>}
    </>
  );
};
