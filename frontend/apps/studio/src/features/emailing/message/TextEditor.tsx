import type { AnyExtension, JSONContent } from '@tiptap/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import classes from './Message.module.css';

type Props = {
  /** The label above it, by its id. */
  labelledBy: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  lang: string;
  lines: 'one' | 'many';
  extensions: AnyExtension[];
  /** What it begins with; afterwards it is the author's. */
  content: JSONContent;
  onChange: (content: JSONContent) => void;
  onReady: (editor: Editor | null) => void;
  onFocus: () => void;
};

/** Words and what is filled in between them; nothing that a message cannot hold can be written or pasted. */
export const TextEditor = (props: Props) => {
  const { labelledBy, describedBy, invalid, lang, lines, extensions, content, onChange, onReady, onFocus } = props;
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON()),
    onCreate: ({ editor: created }) => onReady(created),
    onDestroy: () => onReady(null),
    onFocus,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-labelledby': labelledBy,
        'aria-multiline': String(lines === 'many'),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        lang,
        class: classes.text ?? '',
        'data-lines': lines,
      },
    },
  });
  return <EditorContent editor={editor} className={classes.editor} />;
};
