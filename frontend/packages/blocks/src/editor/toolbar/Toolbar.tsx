import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CanvasHandle } from '../canvas/handle';
import type { Selected } from '../canvas/selected';
import type { Emphasis } from '../commands/marks';
import { useLabels } from '../labelsContext';
import { useFloating } from '../useFloating';
import { anchorOf } from './anchorOf';
import { kindOf, kinds } from './kinds';
import { LinkForm } from './LinkForm';
import { moveFocus } from './moveFocus';

export type ToolbarIcons = Partial<Record<Emphasis | 'link' | 'value', ReactNode>>;

/** A language that words of the page can be in. */
export type Language = { lang: string; label: string };

type Props = { canvas: CanvasHandle; selected: Selected; icons: ToolbarIcons; languages: readonly Language[] };

const emphases: Emphasis[] = ['bold', 'italic', 'underline'];

/** What can be done with the selected words, above them. Alt+F10 leads there, Escape back. */
export const Toolbar = ({ canvas, selected, icons, languages }: Props) => {
  const { toolbar: labels } = useLabels();
  const bar = useRef<HTMLDivElement>(null);
  const [asksLink, askLink] = useState(false);
  const { editor } = canvas;
  const kind = kindOf(selected);

  useFloating(bar, editor, () => anchorOf(editor.view), 'above');

  useEffect(() => {
    const { dom } = editor.view;
    const enter = (event: globalThis.KeyboardEvent) => {
      if (!(event.altKey && event.key === 'F10')) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>(':is(select, button)')?.focus();
    };
    dom.addEventListener('keydown', enter);
    return () => dom.removeEventListener('keydown', enter);
  }, [editor]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') canvas.focus();
    else moveFocus(event);
  };

  const saveLink = (address: string | null) => {
    const isDone = canvas.setLink(address);
    askLink(!isDone);
    return isDone;
  };

  return (
    <div ref={bar} className="lve-toolbar" role="toolbar" aria-label={labels.toolbar} onKeyDown={onKeyDown}>
      {kind && (
        <select
          aria-label={labels.kind}
          value={kind}
          onChange={({ target }) => canvas.turnInto(kinds[target.value as typeof kind])}
        >
          {(Object.keys(kinds) as (typeof kind)[]).map((name) => (
            <option key={name} value={name}>
              {labels[name]}
            </option>
          ))}
        </select>
      )}
      {emphases.map((mark) => (
        <button
          key={mark}
          type="button"
          className={`lve-${mark}`}
          aria-label={labels[mark]}
          title={labels[mark]}
          aria-pressed={selected.marks[mark]}
          onClick={() => canvas.toggle(mark)}
        >
          {icons[mark] ?? labels[mark].charAt(0)}
        </button>
      ))}
      <button
        type="button"
        aria-label={labels.link}
        title={labels.link}
        aria-pressed={selected.marks.link !== null}
        aria-expanded={asksLink}
        onClick={() => askLink(!asksLink)}
      >
        {icons.link ?? labels.link}
      </button>
      <button type="button" aria-label={labels.value} title={labels.value} onClick={canvas.offerValues}>
        {icons.value ?? '{ }'}
      </button>
      {languages.length > 0 && (
        <select
          aria-label={labels.language}
          value={selected.marks.language ?? ''}
          onChange={({ target }) => canvas.setLanguage(target.value || null)}
        >
          <option value="">{labels.noLanguage}</option>
          {languages.map(({ lang, label }) => (
            <option key={lang} value={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
      {asksLink && <LinkForm href={selected.marks.link} onSave={saveLink} />}
    </div>
  );
};
