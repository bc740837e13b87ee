import { Button, Page, QueryView, Skeleton, VisuallyHidden } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { useShownThing } from '@/shared/shownThing';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { gridQuery, type Named, sheetQuery } from '../api';
import { StateTag } from '../StateTag';
import classes from '../Translations.module.css';
import { type SheetUnits, states } from '../types';
import { useLanguage } from '../useLanguage';
import { UnitLine } from './UnitLine';
import type { Leave } from './useUnitWriting';

/** The next text, after this one and around, that nobody has validated. */
const following = ({ units }: SheetUnits, unit?: string) => {
  const at = units.findIndex((one) => one.unit === unit);
  return [...units.slice(at + 1), ...units.slice(0, Math.max(at, 0))].find(({ state }) => state !== 'validated')?.unit;
};

type TextsProps = { named: Named; sheet: SheetUnits; reference: string };

/** The texts of the page, one under the other; one at a time is written, in its place. */
const Texts = ({ named, sheet, reference }: TextsProps) => {
  const { t } = useTranslation('translations');
  const language = useLanguage()(named.locale);
  const [opened, setOpened] = useState<string>();
  const left = useRef<string>(undefined);
  const leaving = useRef<Leave>(undefined);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened !== undefined || left.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(left.current)}"]`)?.focus();
    left.current = undefined;
  }, [opened]);
  const close = (unit: string) => {
    left.current = unit;
    setOpened(undefined);
  };
  const goOn = (unit: string) => {
    const next = following(sheet, unit);
    if (next === undefined) close(unit);
    else setOpened(next);
  };
  const open = (unit: string) => {
    if (leaving.current) leaving.current(() => setOpened(unit));
    else setOpened(unit);
  };
  const first = following(sheet);
  const done = first === undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{done && t('ended')}</span>
      </VisuallyHidden>
      <ul ref={list} className={classes.texts} aria-label={t('texts', { language })}>
        {sheet.units.map((unit) => (
          <UnitLine
            key={unit.unit}
            named={named}
            unit={unit}
            reference={reference}
            language={language}
            direction={sheet.direction}
            opened={opened === unit.unit}
            mayWrite={sheet.abilities.translate}
            leaving={leaving}
            onOpen={() => open(unit.unit)}
            onClose={() => close(unit.unit)}
            onNext={() => goOn(unit.unit)}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <ul className={classes.states} aria-label={t('statesOf')}>
          {states.map((state) => (
            <li key={state}>
              <StateTag state={state} /> {sheet.counts[state]}
            </li>
          ))}
        </ul>
        {sheet.abilities.translate && !done && <Button onClick={() => open(first)}>{t('next')}</Button>}
      </div>
      {sheet.importance !== '' && (
        <p className={classes.note}>{t(sheet.importance === 'mandatory' ? 'reader.mandatory' : 'reader.other')}</p>
      )}
    </>
  );
};

/** The pages before and after, of the same language. */
const Neighbours = ({ named }: { named: Named }) => {
  const { t } = useTranslation('translations');
  const sheets = useQuery(gridQuery(named.booklet)).data?.sheets ?? [];
  const at = sheets.findIndex(({ id }) => id === named.sheet);
  const to = (sheet: string) => ({
    to: paths.bookletTranslations,
    params: { id: named.booklet },
    search: { langue: named.locale, page: sheet },
  });
  const [before, after] = [sheets[at - 1], at < 0 ? undefined : sheets[at + 1]];
  return (
    <>
      {before && <LinkButton {...to(before.id)}>{t('before')}</LinkButton>}
      {after && <LinkButton {...to(after.id)}>{t('after')}</LinkButton>}
    </>
  );
};

/** A page beside its translation. */
export const SheetPage = ({ named }: { named: Named }) => {
  const { t } = useTranslation('translations');
  const language = useLanguage()(named.locale);
  const sheet = useQuery(sheetQuery(named));
  const grid = useQuery(gridQuery(named.booklet)).data;
  const title = sheet.data?.title;
  usePageTitle(title ? t('sheetOf', { title, language }) : t('title'));
  useShownThing(grid?.booklet ?? '');
  return (
    <Page
      title={title ?? t('title')}
      lead={
        sheet.data
          ? t('lead', { language, count: sheet.data.counts.validated, all: sheet.data.counts.total })
          : '\u00a0'
      }
      actions={
        <>
          <LinkButton to={paths.bookletTranslations} params={{ id: named.booklet }} search={{}}>
            {t('allPages')}
          </LinkButton>
          <Neighbours named={named} />
        </>
      }
    >
      <QueryView query={sheet} skeleton={<Skeleton shape="fields" lines={8} />}>
        {(found) => <Texts named={named} sheet={found} reference={grid?.reference ?? 'fr-FR'} />}
      </QueryView>
    </Page>
  );
};
