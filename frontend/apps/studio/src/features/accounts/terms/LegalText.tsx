import type { components } from '@livretier/api';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../shared/text/dates';
import classes from './LegalText.module.css';

/** One document, in a tray that scrolls and that the keyboard can reach. */
export const LegalText = ({ text }: { text: components['schemas']['LegalTextOut'] }) => {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.text} aria-label={text.title} tabIndex={0}>
      <p className={classes.updated}>{t('terms.updated', { date: longDate(calendarDay(text.updated_on), locale) })}</p>
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
