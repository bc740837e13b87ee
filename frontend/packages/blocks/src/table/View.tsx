import { Children, type ReactNode } from 'react';
import { useWords } from '../context/words';
import type { ViewProps } from '../view';
import { hasWords, headingOf } from './headingOf';
import type { TableBlock } from './schema';

type FrameProps = { block: TableBlock; head?: ReactNode; children: ReactNode };

/** A wide table slides inside its own frame, which the keyboard reaches. */
export const TableFrame = ({ block: { id, props }, head, children }: FrameProps) => {
  const { table } = useWords();
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
export const TableView = ({ block, children }: ViewProps<'table'>) => {
  const rows = Children.toArray(children);
  const named = block.props.header === 'row' || block.props.header === 'both';
  return (
    <TableFrame block={block} head={named && rows[0]}>
      {named ? rows.slice(1) : rows}
    </TableFrame>
  );
};

export const TableRowView = ({ block: { id }, children }: ViewProps<'table_row'>) => <tr id={id}>{children}</tr>;

/** A heading that says nothing is a cell like any other. */
export const TableCellView = ({ block, place, children }: ViewProps<'table_cell'>) => {
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
