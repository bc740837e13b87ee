import type { Attribute, Attributes } from '@tiptap/core';
import { blockId } from '../../document/blockId';
import { accepts, propNames } from './shapes';

/** A property of the block that this element stands for, as far as it says one that is allowed. */
const readProp = (type: string, name: string) => (element: HTMLElement) => {
  if (element.dataset.block !== type) return undefined;
  try {
    const value: unknown = JSON.parse(element.dataset.props ?? '{}')[name];
    return accepts(type, name, value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const readId = (element: HTMLElement) => {
  const { success, data } = blockId.safeParse(element.dataset.id);
  return success ? data : undefined;
};

const prop = (type: string, name: string, value: unknown): Attribute => ({
  default: value,
  rendered: false,
  keepOnSplit: false,
  parseHTML: readProp(type, name),
  validate: (candidate: unknown) => {
    if (!accepts(type, name, candidate)) throw new RangeError(`"${name}" of ${type} cannot be that.`);
  },
});

/** The attributes of a block's node: its id and its properties, which survive copy and paste as one JSON text. */
export const attributesOf = (type: string, defaults: Record<string, unknown>): Attributes => ({
  id: {
    default: null,
    parseHTML: readId,
    validate: (id: unknown) => {
      if (!blockId.nullable().safeParse(id).success) throw new RangeError('A block cannot have that id.');
    },
    renderHTML: ({ id }) => (id ? { 'data-id': id } : {}),
  },
  ...Object.fromEntries(propNames(type).map((name) => [name, prop(type, name, defaults[name])])),
});

/** What an element says about the block that it stands for, for copy and paste. */
export const dataOf = (type: string, attrs: Record<string, unknown>) => {
  const names = propNames(type);
  const props = names.length > 0 ? { 'data-props': JSON.stringify(attrs, names) } : {};
  return { 'data-block': type, ...props };
};
