import { VisuallyHidden } from '@livretier/ui';
import { useLocale } from '../../../shared/locale/useLocale';
import classes from './Languages.module.css';

/** "FR EN ES", each said by its name. */
export const Languages = ({ locales }: { locales: readonly string[] }) => {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (
    <ul className={classes.languages}>
      {locales.map((locale) => {
        const [language = locale] = locale.split('-');
        return (
          <li key={locale} className={classes.language} title={names.of(language)}>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <VisuallyHidden>{names.of(language)}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
};
