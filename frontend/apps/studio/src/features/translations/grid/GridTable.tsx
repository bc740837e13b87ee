import { VisuallyHidden } from '@livretier/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { Stack } from '../Stack';
import classes from '../Translations.module.css';
import type { Grid, GridSheet } from '../types';
import { useLanguage } from '../useLanguage';

const Cell = ({ booklet, sheet, locale }: { booklet: string; sheet: GridSheet; locale: string }) => {
  const { t } = useTranslation('translations');
  const language = useLanguage()(locale);
  const counts = sheet.cells.find((cell) => cell.locale === locale);
  if (!counts) return <td />;
  const { validated, total, outdated } = counts;
  const said = t('cell', { page: sheet.title, language, count: validated, total });
  return (
    <td>
      <Link
        to={paths.bookletTranslations}
        params={{ id: booklet }}
        search={{ langue: locale, page: sheet.id }}
        className={classes.cell}
      >
        <VisuallyHidden>
          {said}
          {outdated > 0 && ` ${t('outdated', { count: outdated })}`}
        </VisuallyHidden>
        <span aria-hidden>
          {validated}/{total}
        </span>
        <Stack counts={counts} />
      </Link>
    </td>
  );
};

/** Pages by languages: each cell leads to the page beside its translation. */
export const GridTable = ({ booklet, grid }: { booklet: string; grid: Grid }) => {
  const { t } = useTranslation('translations');
  const languageOf = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.scroll} aria-label={t('grid')} tabIndex={0}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">{t('page')}</th>
            {grid.locales.map(({ locale }) => (
              <th key={locale} scope="col">
                {languageOf(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.sheets.map((sheet) => (
            <tr key={sheet.id}>
              <th scope="row">
                <small>{sheet.chapter || t('cover')}</small>
                {sheet.title}
              </th>
              {grid.locales.map(({ locale }) => (
                <Cell key={locale} booklet={booklet} sheet={sheet} locale={locale} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
