import type { JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useWords } from '../../context/words';
import type { Document } from '../../document/document';
import { BlockHandle } from '../drag/BlockHandle';
import { DropLine } from '../drag/DropLine';
import { InsertLine } from '../drag/InsertLine';
import { useBlockDrop } from '../drag/useBlockDrop';
import type { CanvasLabels } from '../labels';
import { LabelsProvider } from '../labelsContext';
import { type Arrival, WaitingProvider } from '../model/waiting';
import type { Pictures } from '../paste/pictures';
import type { Choice } from '../suggest/choices';
import { SuggestMenu } from '../suggest/SuggestMenu';
import { TableTools } from '../table/TableTools';
import { FloatingToolbar } from '../toolbar/FloatingToolbar';
import type { Language, ToolbarIcons } from '../toolbar/Toolbar';
import { canvasExtensions } from './extensions';
import { type CanvasHandle, handleOf } from './handle';
import { readable } from './readable';
import { type Selected, selectedIn } from './selected';
import { useLatest } from './useLatest';
import { useTelling } from './useTelling';
import '../editor.css';

export type CanvasProps = {
  document: Document;
  labels: CanvasLabels;
  editable?: boolean;
  /** Too little room for the layout: one writes, and nothing stands beside the words. */
  wordsOnly?: boolean;
  onChange?: (document: Document) => void;
  onSelect?: (selected: Selected | null) => void;
  /** Files that were pasted, or dropped before the block of this index. */
  onFiles?: (files: File[], index?: number) => void;
  /** Pictures that came with a pasted text, and how many could not be taken. */
  onPictures?: (pictures: Pictures) => void;
  /** Somebody clicked on a block that waits for its file. */
  onChoose?: (blockId: string) => void;
  /** What is on its way to a block that waits for its file. */
  arrivals?: ReadonlyMap<string, Arrival>;
  /** What «/» offers; the ids are types of blocks. */
  blocks?: readonly Choice[];
  /** What «{{» offers; the ids are keys of living values. */
  values?: readonly Choice[];
  /** What its list says while there is nothing to offer. */
  noValues?: string | undefined;
  languages?: readonly Language[];
  icons?: ToolbarIcons;
  ref?: Ref<CanvasHandle>;
};

const nothing = () => undefined;
const noArrivals = new Map<string, Arrival>();

const Writing = ({
  document,
  content,
  labels,
  editable = true,
  wordsOnly = false,
  ref,
  ...props
}: CanvasProps & { content: JSONContent }) => {
  const {
    onChange = nothing,
    onSelect = nothing,
    onFiles,
    onPictures,
    onChoose,
    arrivals = noArrivals,
    blocks = [],
    values = [],
    noValues,
    languages = [],
    icons = {},
  } = props;
  const laysOut = editable && !wordsOnly;
  const words = useWords();
  const list = useId();
  const frame = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const latest = useLatest({ laysOut, onSelect, onFiles, onPictures, blocks, values });
  const choices = useMemo(
    () => (kind: 'block' | 'value') => (latest().laysOut ? latest()[kind === 'block' ? 'blocks' : 'values'] : []),
    [latest],
  );

  const editor = useEditor(
    {
      extensions: canvasExtensions({
        words,
        labels,
        suggest: { list, choices },
        paste: {
          onFiles: (files, index) => latest().onFiles?.(files, index),
          onPictures: (pictures) => latest().onPictures?.(pictures),
        },
      }),
      content,
      editable,
      enableContentCheck: true,
      enableInputRules: ['typedBlocks'],
      enablePasteRules: ['link'],
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': labels.canvas,
          'aria-readonly': String(!editable),
          class: 'lve-text lvb-flow',
        },
      },
    },
    [words],
  );

  const { flush, wasTold } = useTelling(editor, onChange);
  const handle = useMemo(() => handleOf(editor, flush), [editor, flush]);
  useImperativeHandle(ref, () => handle, [handle]);

  const shown = useRef(document);
  useEffect(() => {
    if (shown.current !== document && !wasTold(document)) handle.replace(document);
    shown.current = document;
  }, [handle, document, wasTold]);

  useEffect(() => {
    const tell = () => latest().onSelect(selectedIn(editor.state));
    editor.on('selectionUpdate', tell);
    return () => {
      editor.off('selectionUpdate', tell);
    };
  }, [editor, latest]);

  const waiting = useMemo(() => ({ choose: laysOut ? onChoose : undefined, arrivals }), [laysOut, onChoose, arrivals]);

  return (
    <LabelsProvider value={labels}>
      <WaitingProvider value={waiting}>
        <div ref={frame} className="lve-frame" {...useBlockDrop(editor, line)}>
          <EditorContent editor={editor} />
          <DropLine line={line} />
          {laysOut && (
            <>
              <InsertLine canvas={handle} frame={frame} />
              <BlockHandle editor={editor} frame={frame} line={line} />
              <TableTools canvas={handle} frame={frame} />
              <SuggestMenu editor={editor} list={list} choices={choices} noValues={noValues} />
              <FloatingToolbar canvas={handle} frame={frame} icons={icons} languages={languages} />
            </>
          )}
        </div>
      </WaitingProvider>
    </LabelsProvider>
  );
};

const Page = (props: CanvasProps) => {
  const [content] = useState(() => readable(props.document));
  if (content) return <Writing {...props} content={content} />;
  return (
    <p role="alert" className="lve-unreadable">
      {props.labels.unreadable}
    </p>
  );
};

/**
 * A page, written as it is read. Around it stand the providers of media, living values and words; give it the id of
 * the page as its key. A document that it did not tell of itself, for example after a merge, replaces what it shows.
 */
export const Canvas = (props: CanvasProps) => <Page key={String(props.editable ?? true)} {...props} />;
