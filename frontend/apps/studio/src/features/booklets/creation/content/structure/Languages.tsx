import { languageName } from '@livretier/booklet';
import { Button, Icon } from '@livretier/ui';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/features/booklets/creation/saving/useCardFields';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import classes from './Structure.module.css';

type BookletLocale = NonNullable<Card['locales']>[number];

/** What a booklet can be read in, besides its reference; the first are in sight from the start. */
export const offeredLocales = [
  'en-GB',
  'es-ES',
  'pt-PT',
  'uk-UA',
  'ar',
  'de-DE',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ro-RO',
  'tr-TR',
] as const satisfies readonly BookletLocale[];

const inSight = 5;

const isRightToLeft = (locale: string) => locale === 'ar';

/** The language that every other one is a translation of: said, and no choice. */
const ReferenceCard = ({ locale }: { locale: string }) => {
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

type LanguageCardProps = { locale: string; checked: boolean; onToggle: () => void };

const LanguageCard = ({ locale, checked, onToggle }: LanguageCardProps) => {
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

type Props = { reference: string; value: readonly BookletLocale[]; onChange: (value: BookletLocale[]) => void };

/** The languages of the booklet. */
export const Languages = ({ reference, value, onChange }: Props) => {
  const { t } = useTranslation('creation');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = offeredLocales.filter((locale, place) => all || place < inSight || value.includes(locale));
  const toggle = (locale: BookletLocale) =>
    onChange(offeredLocales.filter((one) => (one === locale ? !value.includes(one) : value.includes(one))));
  const showAll = () => {
    setAll(true);
    /* The button that was pressed is gone: the first language that it brought takes its place. */
    const brought = shown.length;
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[brought]?.focus());
  };
  return (
    <section aria-labelledby="booklet-languages">
      <div className={classes.head}>
        <h2 id="booklet-languages">{t('structure.languages')}</h2>
        <span>{t('structure.chosen', { count: value.length + 1, most: offeredLocales.length + 1 })}</span>
      </div>
      <p className={classes.offeredOnce}>{t('structure.offeredOnce')}</p>
      <div ref={list} className={classes.languages}>
        <ReferenceCard locale={reference} />
        {shown.map((locale) => (
          <LanguageCard key={locale} locale={locale} checked={value.includes(locale)} onToggle={() => toggle(locale)} />
        ))}
      </div>
      {shown.length < offeredLocales.length && (
        <Button size="small" onClick={showAll}>
          <Icon of={IconPlus} size={16} />
          {t('structure.otherLanguages')}
        </Button>
      )}
    </section>
  );
};
