import { StatusTag, VisuallyHidden } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '@/features/booklets/api';
import classes from './Coverage.module.css';
import { type CoverageLine, lookOf } from './states';

type Props = {
  grid: Coverage;
  lines: readonly CoverageLine[];
  chosen: string | undefined;
  onChoose: (id: string | null) => void;
};

const Count = ({ count }: { count: number }) => {
  const { t } = useTranslation('coverage');
  if (count > 0)
    return (
      <span className={classes.count}>
        {count}
        <VisuallyHidden> {t('pages', { count })}</VisuallyHidden>
      </span>
    );
  return (
    <>
      <span className={classes.dot} aria-hidden="true" />
      <VisuallyHidden>{t('noPage')}</VisuallyHidden>
    </>
  );
};

/** Obligations against chapters: in each field, the number of pages of the chapter that cover the obligation. */
export const CoverageTable = ({ grid, lines, chosen, onChoose }: Props) => {
  const { t } = useTranslation('coverage');
  const countIn = ({ covered_by }: CoverageLine, chapter: string) =>
    covered_by.find((one) => one.chapter === chapter)?.pages.length ?? 0;
  if (lines.length === 0)
    return (
      <p className={classes.nothing} role="status">
        {t(grid.items.length === 0 ? 'empty' : 'nothing')}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows slide what is too wide
    <section className={classes.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('obligation')}</th>
            {grid.chapters.map(({ id, title }) => (
              <th key={id} scope="col" className={classes.chapter} title={title}>
                <span>{title}</span>
              </th>
            ))}
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-chosen={line.id === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.line}
                  data-obligation={line.id}
                  aria-expanded={line.id === chosen}
                  onClick={() => onChoose(line.id === chosen ? null : line.id)}
                >
                  {line.label}
                  <span className={classes.reference}>
                    {line.reference}
                    {line.level === 'recommended' && ` · ${t('recommended')}`}
                  </span>
                </button>
              </th>
              {grid.chapters.map(({ id }) => (
                <td key={id} className={classes.cell}>
                  <Count count={countIn(line, id)} />
                </td>
              ))}
              <td className={classes.state}>
                <StatusTag {...lookOf(line)}>{t(`states.${line.state}`)}</StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
