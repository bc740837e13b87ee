import { Button, Icon } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageCard, ReferenceCard } from './LanguageCard';
import { type BookletLocale, inSight, offeredLocales } from './locales';
import classes from './Structure.module.css';

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
