import { Children, type ReactNode } from 'react';
import * as z from 'zod';
import { useOwnWords } from '../context/words';
import type { BlockDefinition, Holding } from '../definition';
import { container, line } from '../document/define';
import { flowSchema } from '../document/flow';
import { hasWords } from '../document/walk';
import type { ViewProps } from '../view';
import { headingOf } from './headingOf';
import says from './says.json';

const tableCellSchema = container('table_cell', {}, flowSchema, { min: 1, max: 20 });
const tableRowSchema = container('table_row', {}, tableCellSchema, { min: 1, max: 12 });

const tableSchema = container(
  'table',
  { caption: line(200), header: z.enum(['none', 'row', 'column', 'both']) },
  tableRowSchema,
  { min: 1, max: 100 },
);

type FrameProps = { block: ViewProps<'table'>['block']; head?: ReactNode; children: ReactNode };

/** A wide table slides inside its own frame, which the keyboard reaches. */
const TableFrame = ({ block: { id, props }, head, children }: FrameProps) => {
  const { table } = useOwnWords(says);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a name for the frame, not fields
    <div
      id={id}
      className="lvb-table"
      data-header={props.header}
      role="group"
      aria-label={props.caption || table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse slides it with the arrows
      tabIndex={0}
    >
      <table>
        {props.caption && <caption>{props.caption}</caption>}
        {head && <thead>{head}</thead>}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};

/** The heading row stands apart, so that paper repeats it on every sheet. */
const TableView = ({ block, children }: ViewProps<'table'>) => {
  const rows = Children.toArray(children);
  const named = block.props.header === 'row' || block.props.header === 'both';
  return (
    <TableFrame block={block} head={named && rows[0]}>
      {named ? rows.slice(1) : rows}
    </TableFrame>
  );
};

const TableRowView = ({ block: { id }, children }: ViewProps<'table_row'>) => <tr id={id}>{children}</tr>;

/** A heading that says nothing is a cell like any other. */
const TableCellView = ({ block, place, children }: ViewProps<'table_cell'>) => {
  const { id } = block;
  const scope = hasWords(block) ? headingOf(place) : undefined;
  return scope ? (
    <th id={id} scope={scope}>
      {children}
    </th>
  ) : (
    <td id={id}>{children}</td>
  );
};

export const block: BlockDefinition<typeof tableSchema> &
  Holding<{ table_row: typeof tableRowSchema; table_cell: typeof tableCellSchema }> = {
  schema: tableSchema,
  View: TableView,
  empty: (make) => ({
    props: { caption: '', header: 'row' },
    children: [make('table_row'), make('table_row'), make('table_row')],
  }),
  inside: {
    table_row: {
      schema: tableRowSchema,
      View: TableRowView,
      empty: (make) => ({ props: {}, children: [make('table_cell'), make('table_cell')] }),
    },
    table_cell: {
      schema: tableCellSchema,
      View: TableCellView,
      empty: (make) => ({ props: {}, children: [make('paragraph')] }),
    },
  },
};
