import type { AnyBlock, BlockOf } from '@livretier/blocks';
import { headerAfter, type Line, lineActs, mostLines } from '@livretier/blocks/editor';
import { IconButton, Switch } from '@livretier/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Session, useCanvasState } from '../session/context';
import classes from './Inspector.module.css';
import { useFieldWords } from './useFieldWords';

type TableBlock = BlockOf<'table'>;

const lines: Line[] = ['row', 'column'];

const shapeOf = ({ id, props: { header }, children }: TableBlock) => ({
  ...{ id, header },
  ...{ rows: children.length, columns: children[0]?.children.length ?? 0 },
});

type HeaderProps = { block: AnyBlock; onChange: (props: Record<string, unknown>) => void };

/** Whether the first row and the first column of a table name the others. */
export const HeaderField = ({ block, onChange }: HeaderProps) => {
  const words = useFieldWords('table');
  const header = block.type === 'table' ? block.props.header : 'none';
  const has = { row: header === 'row' || header === 'both', column: header === 'column' || header === 'both' };
  return (
    <fieldset className={classes.media}>
      <legend className={classes.label}>{words.label('header')}</legend>
      {lines.map((line) => (
        <Switch
          key={line}
          wide
          label={words.option('header', line)}
          checked={has[line]}
          onChange={() => onChange({ header: headerAfter(header, line) })}
        />
      ))}
    </fieldset>
  );
};

type CountProps = { session: Session; block: TableBlock; line: Line };

/** How many rows or columns there are: one more at the end, or one less. */
const LineCount = ({ session, block, line }: CountProps) => {
  const { t } = useTranslation('editor');
  const name = useId();
  const { id, rows, columns } = shapeOf(block);
  const count = line === 'row' ? rows : columns;
  const canvas = session.canvas.current;
  return (
    <div className={classes.count}>
      <span id={name}>{t(`table.${line}s`)}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons and what they count */}
      <span className={classes.stepper} role="group" aria-labelledby={name}>
        <IconButton
          size="small"
          label={t(`table.${line}Fewer`)}
          icon={IconMinus}
          disabled={count <= 1}
          onClick={() => canvas?.removeLine(id, line, count - 1)}
        />
        <output>{count}</output>
        <IconButton
          size="small"
          label={t(`table.${line}More`)}
          icon={IconPlus}
          disabled={count >= mostLines[line]}
          onClick={() => canvas?.insertLine(id, line, count)}
        />
      </span>
    </div>
  );
};

/** What can be done with the row or the column of the caret. */
const LineOfCaret = ({ session, block, line, at }: CountProps & { at: number }) => {
  const { t } = useTranslation('editor');
  const canvas = session.canvas.current;
  if (!canvas) return null;
  const acts = lineActs(canvas, shapeOf(block), line, at).flat();
  return (
    <fieldset className={classes.media}>
      <legend className={classes.label}>{`${t(`canvas.table.${line}`)} ${at + 1}`}</legend>
      <span className={classes.row}>
        {acts
          .filter(({ on }) => on === undefined)
          .map(({ name, icon, run, disabled }) => (
            <IconButton
              key={name}
              size="small"
              look="outlined"
              label={t(`canvas.table.${name}`)}
              title={t(`canvas.table.${name}`)}
              icon={icon}
              disabled={disabled}
              onClick={run}
            />
          ))}
      </span>
    </fieldset>
  );
};

/** The rows and the columns of a table: how many, and what can be done with those of the caret. */
export const TableLines = ({ session, block }: { session: Session; block: TableBlock }) => {
  const { t } = useTranslation('editor');
  const { cell } = useCanvasState(session);
  const { rows, columns } = shapeOf(block);
  const isThere = cell && cell.row < rows && cell.column < columns;
  return (
    <div className={classes.section}>
      <h4 className={classes.label}>{t('table.size')}</h4>
      <div className={classes.fields}>
        {lines.map((line) => (
          <LineCount key={line} {...{ session, block, line }} />
        ))}
        {isThere && lines.map((line) => <LineOfCaret key={line} {...{ session, block, line }} at={cell[line]} />)}
      </div>
    </div>
  );
};
