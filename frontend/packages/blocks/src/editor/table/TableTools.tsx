import { IconPlus } from '@tabler/icons-react';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import type { CanvasHandle } from '../canvas/handle';
import { pathTo } from '../commands/places';
import { useLabels } from '../labelsContext';
import { linesOf } from './commands';
import { type Line, most } from './grid';
import { LineHandles } from './LineHandles';
import { spotIn } from './spot';
import { type TableLayout, useTableLayout } from './useTableLayout';
import './tools.css';

const tableIn = (state: EditorState) => {
  const table = pathTo(state).findLast(({ node }) => node.type.name === 'table')?.node;
  if (!table) return null;
  const spot = spotIn(state);
  return {
    ...{ id: table.attrs.id as string, header: table.attrs.header },
    ...{ rows: linesOf(table, 'row'), columns: linesOf(table, 'column') },
    ...{ row: spot?.row, column: spot?.column },
  };
};

const lines: Line[] = ['column', 'row'];

/** The bar after the last row or column of a table. */
const placeBar =
  (line: Line, { left, right, top, bottom }: TableLayout) =>
  (bar: HTMLElement | null) => {
    const sides =
      line === 'row' ? { top: bottom, left, width: right - left } : { top, left: right, height: bottom - top };
    for (const [name, value] of Object.entries(sides)) bar?.style.setProperty(name, `${value}px`);
  };

type Props = { canvas: CanvasHandle; frame: RefObject<HTMLElement | null> };

/** What stands at the edges of the table that one works in: a handle for each row and column, a place to add more. */
export const TableTools = ({ canvas, frame }: Props) => {
  const { table: labels } = useLabels();
  const table = useEditorState({ editor: canvas.editor, selector: ({ editor }) => tableIn(editor.state) });
  const layout = useTableLayout(canvas.editor, frame, table?.id);
  if (!(table && layout)) return null;
  const counts = { row: table.rows, column: table.columns };
  return (
    <div className="lve-table-tools" contentEditable={false}>
      {lines.map((line) => (
        <LineHandles key={line} {...{ canvas, frame, table, layout, line }} current={table[line]} />
      ))}
      {lines.map(
        (line) =>
          counts[line] < most[line] && (
            <button
              key={line}
              ref={placeBar(line, layout)}
              type="button"
              className="lve-line-add"
              data-line-of={line}
              tabIndex={-1}
              aria-label={labels[`${line}Add`]}
              title={labels[`${line}Add`]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => canvas.insertLine(table.id, line, counts[line])}
            >
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />
              {line === 'row' && <span>{labels.rowAdd}</span>}
            </button>
          ),
      )}
    </div>
  );
};
