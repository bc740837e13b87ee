import { type Colours, type Pair, pairs, type Verdict } from '@livretier/booklet';
import { Button, StatusTag, WarningNote } from '@livretier/ui';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import design from '../Design.module.css';
import { painted, Swatch } from '../Swatch';
import classes from './Readability.module.css';

/** "4,5", cut and never rounded up: 4,49 is not enough. */
const writtenRatio = (ratio: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  );

const VerdictTag = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation('look');
  const good = verdict === 'AAA' || verdict === 'AA';
  return (
    <StatusTag shape={good ? IconCheck : IconAlertTriangle} tone={good ? 'success' : 'warning'}>
      {t(`readability.verdicts.${verdict}`)}
    </StatusTag>
  );
};

const PairLine = ({ pair }: { pair: Pair }) => {
  const { t } = useTranslation('look');
  const locale = useLocale();
  return (
    <tr>
      <td>
        <span
          className={classes.sample}
          ref={painted({ '--front': pair.front, '--back': pair.back })}
          aria-hidden="true"
        >
          {t('readability.sample')}
        </span>
      </td>
      <th scope="row">{t(`readability.pairs.${pair.name}`)}</th>
      <td className={classes.ratio}>{writtenRatio(pair.ratio, locale)}</td>
      <td>
        <VerdictTag verdict={pair.verdict} />
      </td>
    </tr>
  );
};

type Props = { colours: Colours; onApply: (name: keyof Colours, colour: string) => void };

/** What is written on what, how well it can be read, and the nearest shade that can. */
export const Readability = ({ colours, onApply }: Props) => {
  const { t } = useTranslation('look');
  const locale = useLocale();
  const id = useId();
  const all = pairs(colours);
  const weak = all.filter(({ verdict }) => verdict === 'large' || verdict === 'insufficient');
  return (
    <section className={design.card} aria-labelledby={id}>
      <div className={design.cardHead}>
        <h2 id={id} className={design.title}>
          {t('readability.title')}
        </h2>
        <span role="status">
          <StatusTag shape={weak.length > 0 ? 'half-dot' : IconCheck} tone={weak.length > 0 ? 'warning' : 'success'}>
            {t('readability.weak', { count: weak.length })}
          </StatusTag>
        </span>
      </div>
      <table className={classes.table} aria-labelledby={id}>
        <thead className={classes.head}>
          <tr>
            {(['sample', 'pair', 'ratio', 'verdict'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`readability.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((pair) => (
            <PairLine key={pair.name} pair={pair} />
          ))}
        </tbody>
      </table>
      {all.map(
        ({ name, proposal }) =>
          proposal && (
            <WarningNote
              key={name}
              title={t(`readability.notes.${name}`)}
              action={
                <Button size="small" onClick={() => onApply(proposal.of, proposal.colour)}>
                  <Swatch colour={proposal.colour} size="small" />
                  {t('readability.apply')}
                </Button>
              }
            >
              {t('readability.proposal', {
                colour: proposal.colour.toUpperCase(),
                ratio: writtenRatio(proposal.ratio, locale),
              })}
            </WarningNote>
          ),
      )}
    </section>
  );
};
