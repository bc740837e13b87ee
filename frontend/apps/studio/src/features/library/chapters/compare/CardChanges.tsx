import { useTranslation } from 'react-i18next';
import { isLocale } from '../../../../shared/locale/locales';
import { paper } from '../../../../shared/paper/paper';
import words from '../../../../shared/paper/paper.module.css';
import { Words } from '../../../../shared/paper/Words';
import { useLanguageLabel } from '../../fields/LocalisedFields';
import type { VersionComparison } from '../../types';
import classes from './Comparison.module.css';

const names = (obligations: VersionComparison['obligations_added']) => obligations.map(({ label }) => label).join(', ');

/** What changed on the chapter's sheet: its title in each language, the obligations that it covers. */
export const CardChanges = ({ changes }: { changes: VersionComparison }) => {
  const { t } = useTranslation('library');
  const inLanguage = useLanguageLabel();
  const { obligations_added: added, obligations_removed: removed } = changes;
  const titles = Object.entries(changes.titles);
  if (titles.length + added.length + removed.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="changes-of-sheet">
      <h3 id="changes-of-sheet">{t('chapters.sheet.title')}</h3>
      {titles.map(([locale, said]) => (
        <div key={locale}>
          <p className={words.what}>{isLocale(locale) ? inLanguage(t('chapters.fields.title'), locale) : locale}</p>
          <p className={`${paper} ${words.words}`} lang={locale}>
            <Words words={said} />
          </p>
        </div>
      ))}
      {added.length > 0 && <p>{t('chapters.compare.added', { count: added.length, names: names(added) })}</p>}
      {removed.length > 0 && <p>{t('chapters.compare.removed', { count: removed.length, names: names(removed) })}</p>}
    </section>
  );
};
