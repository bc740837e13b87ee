import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import type { CanvasHandle } from '../canvas/handle';
import { selectedIn } from '../canvas/selected';
import { type Language, Toolbar, type ToolbarIcons } from './Toolbar';

type Props = {
  canvas: CanvasHandle;
  frame: RefObject<HTMLElement | null>;
  icons: ToolbarIcons;
  languages: readonly Language[];
};

/** Whether the author works inside the frame: in the text, or in what floats above it. */
const useFocusInside = (frame: RefObject<HTMLElement | null>) => {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const enter = () => setInside(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setInside(element?.contains(relatedTarget as Node | null) ?? false);
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [frame]);
  return isInside;
};

/** The toolbar, while words are selected. */
export const FloatingToolbar = ({ canvas, frame, icons, languages }: Props) => {
  const isInside = useFocusInside(frame);
  const selected = useEditorState({
    editor: canvas.editor,
    selector: ({ editor }) => {
      const now = selectedIn(editor.state);
      return now?.hasWords ? now : null;
    },
  });
  if (!(selected && isInside)) return null;
  return <Toolbar canvas={canvas} selected={selected} icons={icons} languages={languages} />;
};
