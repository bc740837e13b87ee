import { type Editor, useEditorState } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import { useLabels } from '../labelsContext';
import { useFloating } from '../useFloating';
import { type Choice, fitting } from './choices';
import { choose, optionId, suggestionOf } from './suggester';

type Props = {
  editor: Editor;
  list: string;
  choices: (kind: 'block' | 'value') => readonly Choice[];
  /** Why there are no living values to offer. */
  noValues: string | undefined;
};

/** The list under the caret; the text box keeps the focus and says which choice is active. */
export const SuggestMenu = ({ editor, list, choices, noValues }: Props) => {
  const labels = useLabels();
  const menu = useRef<HTMLDivElement>(null);
  const open = useEditorState({ editor, selector: ({ editor: { state } }) => suggestionOf(state) });

  useFloating(menu, editor, open?.from, 'below');
  useLayoutEffect(() => {
    if (!open) return;
    menu.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  if (!open) return null;
  const found = fitting(choices(open.kind), open.query);
  const none = (open.kind === 'value' && noValues) || labels.nothingFits;
  return (
    <div ref={menu} className="lve-menu">
      <div id={list} role="listbox" aria-label={open.kind === 'block' ? labels.blockMenu : labels.valueMenu}>
        {found.map(({ id, label, note, icon }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the text box
          // biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus
          <div
            key={id}
            id={optionId(list, index)}
            role="option"
            aria-selected={index === open.active}
            className="lve-option"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(editor, open, id)}
          >
            {icon && <span className="lve-option-icon">{icon}</span>}
            <span className="lve-option-words">
              {label} {note && <span className="lve-note">{note}</span>}
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="lve-none">{none}</p>}
    </div>
  );
};
