import { QueryView, SelectField, Skeleton } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { gridQuery, type Named, sheetQuery, useReadAgain } from './api';
import { Texts } from './sheet/Texts';
import classes from './Translations.module.css';
import { useLanguage } from './useLanguage';

const Sheet = ({ named, reference }: { named: Named; reference: string }) => {
  const { t } = useTranslation('translations');
  const sheet = useQuery(sheetQuery(named));
  return (
    <>
      <QueryView query={sheet} skeleton={<Skeleton shape="fields" lines={4} />}>
        {(found) => <Texts named={named} sheet={found} reference={reference} />}
      </QueryView>
      <LinkButton
        to={paths.bookletTranslations}
        params={{ id: named.booklet }}
        search={{ langue: named.locale, page: named.sheet }}
      >
        {t('panel.whole')}
      </LinkButton>
    </>
  );
};

type Props = {
  booklet: string;
  page: string;
  /** Of the page, as it was last saved: a text is translated as it is kept, not as it is being typed. */
  revision: number;
};

/** What the open page says in another language, beside the page itself. */
export const TranslationsPanel = ({ booklet, page, revision }: Props) => {
  const { t } = useTranslation('translations');
  const languageOf = useLanguage();
  const grid = useQuery(gridQuery(booklet));
  const [chosen, setChosen] = useState<string>();
  const readAgain = useEffectEvent(useReadAgain(booklet));
  const read = useRef(revision);
  useEffect(() => {
    if (read.current !== revision) readAgain();
    read.current = revision;
  }, [revision]);
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <QueryView
        query={grid}
        skeleton={<Skeleton shape="fields" lines={4} />}
        isEmpty={({ locales }) => locales.length === 0}
        empty={<p className={classes.note}>{t('panel.none')}</p>}
      >
        {({ locales, reference }) => {
          const locale = locales.find((one) => one.locale === chosen)?.locale ?? locales[0]?.locale;
          return (
            locale && (
              <>
                <SelectField
                  label={t('panel.language')}
                  choices={locales.map((one) => ({ value: one.locale, label: languageOf(one.locale) }))}
                  value={locale}
                  onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                />
                <Sheet key={`${locale} ${page}`} named={{ booklet, locale, sheet: page }} reference={reference} />
              </>
            )
          );
        }}
      </QueryView>
    </section>
  );
};
