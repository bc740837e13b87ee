import type { NodeViewRenderer } from '@tiptap/core';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { BlockType } from '../../block';
import { setProps } from '../commands/setProps';
import { dataOf } from './attributes';
import type { Attrs, DrawElement, NodeTexts } from './node';

const LINE = '[data-line]';
const SWITCH = '[data-switch]';

const nameOf = (element: HTMLElement) => element.dataset.line ?? element.dataset.switch ?? '';

const linesOf = (dom: HTMLElement) => [...dom.querySelectorAll<HTMLElement>(LINE)];

/** Whether two nodes differ in more than the lines that are typed into the frame itself. */
const needsNewFrame = (dom: HTMLElement, before: Node, after: Node) => {
  const typed = new Set(['id', ...linesOf(dom).map(nameOf)]);
  return Object.keys(after.attrs).some((name) => !typed.has(name) && before.attrs[name] !== after.attrs[name]);
};

const showLines = (dom: HTMLElement, attrs: Attrs) => {
  for (const line of linesOf(dom)) {
    const text = String(attrs[nameOf(line)] ?? '');
    if (line.textContent !== text) line.textContent = text;
  }
};

/**
 * Draws a block as on the page, around the place where its content is typed. An element with `data-line` is typed into
 * and changes the property of that name; a box with `data-switch` turns one on and off.
 */
export const frameView =
  (element: DrawElement): NodeViewRenderer =>
  ({ node, editor, getPos, extension }) => {
    let current = node;
    const data = { ...dataOf(node.type.name, node.attrs), 'data-id': node.attrs.id };
    const texts: NodeTexts = extension.options;
    const frame = DOMSerializer.renderSpec(document, element(node.attrs, data, texts.words));
    const dom = frame.dom as HTMLElement;

    const change = (name: string, value: unknown) =>
      setProps(current.attrs.id, { [name]: value })(editor.state, editor.view.dispatch);
    const select = () => {
      const pos = getPos();
      if (pos === undefined) return;
      editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, pos)));
    };
    const enter = () => {
      const pos = getPos();
      if (pos === undefined) return;
      const { tr, doc } = editor.state;
      editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(pos + 1))));
      editor.view.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!(isUndo || event.key === 'Enter')) return;
      event.preventDefault();
      if (event.key === 'Enter') enter();
      else if (event.shiftKey) editor.commands.redo();
      else editor.commands.undo();
    };

    const name = (field: HTMLElement) => {
      const label = texts.labels?.field(node.type.name as BlockType, nameOf(field)) ?? '';
      field.ariaLabel = label;
      field.dataset.placeholder = label;
    };

    for (const line of linesOf(dom)) {
      line.contentEditable = editor.isEditable ? 'plaintext-only' : 'false';
      line.setAttribute('role', 'textbox');
      name(line);
      line.addEventListener('focus', select);
      line.addEventListener('keydown', onKeyDown);
      line.addEventListener('input', () => change(nameOf(line), line.textContent?.replaceAll('\n', ' ') ?? ''));
    }
    for (const box of dom.querySelectorAll<HTMLInputElement>(SWITCH)) {
      name(box);
      box.disabled = !editor.isEditable;
      box.addEventListener('change', () => change(nameOf(box), box.checked));
    }

    const isOwn = (target: EventTarget | globalThis.Node | null) =>
      target instanceof Element && dom.contains(target) && target.closest(`${LINE}, ${SWITCH}`) !== null;

    return {
      dom,
      ...(frame.contentDOM && { contentDOM: frame.contentDOM }),
      update: (next) => {
        if (next.type !== current.type || needsNewFrame(dom, current, next)) return false;
        current = next;
        showLines(dom, next.attrs);
        dom.dataset.id = next.attrs.id;
        return true;
      },
      stopEvent: (event) => isOwn(event.target),
      ignoreMutation: ({ type, target }) => type !== 'selection' && !frame.contentDOM?.contains(target),
    };
  };
