import { languageName } from '@livretier/booklet';
import { Icon } from '@livretier/ui';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { capitalized } from '../../../shared/text/dates';
import { isRightToLeft } from './locales';
import classes from './Structure.module.css';

/** The language that every other one is a translation of: said, and no choice. */
export const ReferenceCard = ({ locale }: { locale: string }) => {
  const { t } = useTranslation('creation');
  const shown = useLocale();
  return (
    <div className={classes.language} data-checked>
      <Icon of={IconLock} />
      <span className={classes.words}>
        <strong>{capitalized(languageName(locale, shown))}</strong>
        <span>{t('structure.reference')}</span>
      </span>
      <span className={classes.prevails}>{t('structure.prevails')}</span>
    </div>
  );
};

type Props = { locale: string; checked: boolean; onToggle: () => void };

export const LanguageCard = ({ locale, checked, onToggle }: Props) => {
  const { t } = useTranslation('creation');
  const shown = useLocale();
  const id = useId();
  return (
    <label className={classes.language} data-checked={checked || undefined}>
      <input
        type="checkbox"
        className={classes.box}
        checked={checked}
        onChange={onToggle}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
      />
      <span className={classes.words}>
        <strong id={id}>{capitalized(languageName(locale, shown))}</strong>
        <span lang={locale}>{capitalized(languageName(locale, locale))}</span>
      </span>
      <span id={`${id}-note`} className={classes.state}>
        {isRightToLeft(locale) ? t('structure.rightToLeft') : t('structure.toTranslate')}
      </span>
    </label>
  );
};
