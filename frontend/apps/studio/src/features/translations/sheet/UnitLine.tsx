import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Named } from '../api';
import { StateTag } from '../StateTag';
import classes from '../Translations.module.css';
import type { Unit } from '../types';
import { Source, Words } from './Source';
import { UnitForm } from './UnitForm';
import type { Leave } from './useUnitWriting';

type Props = {
  named: Named;
  unit: Unit;
  reference: string;
  language: string;
  direction: 'ltr' | 'rtl';
  opened: boolean;
  mayWrite: boolean;
  leaving: RefObject<Leave | undefined>;
  onOpen: () => void;
  onClose: () => void;
  onNext: () => void;
};

/** A text of the page, what it says in the language, and how far that is. */
export const UnitLine = ({ named, unit, reference, opened, mayWrite, onOpen, ...form }: Props) => {
  const { t } = useTranslation('translations');
  const id = useId();
  const said = unit.text ? (
    <span className={classes.words} lang={named.locale} dir={form.direction}>
      <Words text={unit.text} />
    </span>
  ) : (
    <span className={classes.nothing}>{t(mayWrite ? 'translate' : 'nothing')}</span>
  );
  return (
    <li className={classes.line} data-open={opened || undefined}>
      <div id={id}>
        <Source unit={unit} lang={reference} />
      </div>
      <div className={classes.target}>
        <StateTag state={unit.state} />
        {opened && <UnitForm named={named} unit={unit} {...form} />}
        {!opened &&
          (mayWrite ? (
            <button type="button" className={classes.open} data-unit={unit.unit} aria-describedby={id} onClick={onOpen}>
              {said}
            </button>
          ) : (
            <p className={classes.open}>{said}</p>
          ))}
      </div>
    </li>
  );
};
