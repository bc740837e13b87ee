import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { CanvasHandle } from '../canvas/handle';
import { useLabels } from '../labelsContext';
import { moveTo } from '../place';
import type { Line } from './grid';
import { type LineAct, lineActs, type TableShape } from './lineMenu';

type Props = {
  canvas: CanvasHandle;
  table: TableShape;
  line: Line;
  at: number;
  anchor: HTMLElement;
  onClose: () => void;
};

const ITEMS = 'button:not(:disabled)';

/** What can be done with a row or a column, beside its handle. Arrows go through it, Escape leaves it. */
export const LineMenu = ({ canvas, table, line, at, anchor, onClose }: Props) => {
  const { table: labels } = useLabels();
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!menu.current) return;
    moveTo(menu.current, anchor.getBoundingClientRect(), 'below');
    menu.current.querySelector<HTMLElement>(ITEMS)?.focus();
  }, [anchor]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && (menu.current?.contains(target) || anchor.contains(target)))) onClose();
    };
    document.addEventListener('pointerdown', leave, { capture: true });
    return () => document.removeEventListener('pointerdown', leave, { capture: true });
  }, [anchor, onClose]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const closes = event.key === 'Escape' || event.key === 'Tab';
    if (!(step || closes)) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
    const here = items.indexOf(event.target as HTMLElement);
    if (step) return items[(here + step + items.length) % items.length]?.focus();
    onClose();
    canvas.focus();
  };
  const item = ({ name, icon: Drawing, run, disabled = false, on, dangerous }: LineAct) => (
    <button
      key={name}
      type="button"
      className="lve-act"
      data-dangerous={dangerous || undefined}
      {...(on === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': on })}
      tabIndex={-1}
      disabled={disabled}
      onClick={() => {
        onClose();
        run();
        canvas.focus();
      }}
    >
      <Drawing size={16} stroke={1.75} aria-hidden="true" />
      <span>{labels[name]}</span>
      {on && <IconCheck size={16} stroke={2} aria-hidden="true" />}
    </button>
  );
  return (
    <div
      ref={menu}
      className="lve-menu lve-line-menu"
      role="menu"
      aria-label={`${labels[line]} ${at + 1}`}
      tabIndex={-1}
      onKeyDown={press}
    >
      {lineActs(canvas, table, line, at).map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: items of a menu are no fields
        <div key={group[0]?.name} role="group" className="lve-acts">
          {group.map(item)}
        </div>
      ))}
    </div>
  );
};
