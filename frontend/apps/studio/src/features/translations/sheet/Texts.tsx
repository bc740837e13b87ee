import { Button, Row, VisuallyHidden } from '@livretier/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Named } from '../api';
import { PrefillButton } from '../PrefillButton';
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
export const Texts = ({ named, sheet, reference }: TextsProps) => {
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
        <Row gap={2} wrap>
          {sheet.abilities.translate && sheet.counts.to_do > 0 && (
            <PrefillButton booklet={named.booklet} locale={named.locale} sheet={named.sheet}>
              {t('prefill.page')}
            </PrefillButton>
          )}
          {sheet.abilities.translate && !done && <Button onClick={() => open(first)}>{t('next')}</Button>}
        </Row>
      </div>
      {sheet.importance !== '' && (
        <p className={classes.note}>{t(sheet.importance === 'mandatory' ? 'reader.mandatory' : 'reader.other')}</p>
      )}
    </>
  );
};
