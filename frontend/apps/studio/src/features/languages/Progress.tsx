import { ProgressBar } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { percentage } from '@/shared/text/numbers';
import classes from './Languages.module.css';
import type { Language } from './types';

const toneOf = ({ percent, offered_from }: Language) => {
  if (percent === 100) return 'success';
  return percent < offered_from ? 'warning' : 'default';
};

/** How far the interface is in a language. */
export const Progress = ({ language }: { language: Language }) => {
  const { t } = useTranslation('languages');
  const share = percentage(language.percent / 100, useLocale());
  return (
    <span className={classes.progress}>
      <ProgressBar
        label={t('progress', { language: language.label })}
        value={language.percent}
        tone={toneOf(language)}
      />
      <span className={classes.share}>{share}</span>
    </span>
  );
};
