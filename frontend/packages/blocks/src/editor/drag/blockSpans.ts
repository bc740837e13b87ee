import type { EditorView } from '@tiptap/pm/view';

/** Where the blocks of the page stand in the window. */
export const blockSpans = (view: EditorView) => {
  const spans: { top: number; bottom: number }[] = [];
  view.state.doc.forEach((_, offset) => {
    const element = view.nodeDOM(offset);
    if (element instanceof HTMLElement) spans.push(element.getBoundingClientRect());
  });
  return spans;
};

/** The index of the block at this height, if the pointer is beside one. */
export const blockAt = (view: EditorView, y: number) => {
  const { left, width } = view.dom.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, y);
  let element = under instanceof HTMLElement && view.dom.contains(under) ? under : null;
  while (element && element.parentElement !== view.dom) element = element.parentElement;
  if (!element) return undefined;
  return view.state.doc.resolve(view.posAtDOM(element, 0)).index(0);
};
