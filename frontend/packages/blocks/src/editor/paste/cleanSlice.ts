import { Fragment, Mark, type Node, Slice } from '@tiptap/pm/model';

/* Reading from JSON checks every attribute. */
const isReadable = (read: () => unknown) => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

const isAllowedMark = (mark: Mark) => isReadable(() => Mark.fromJSON(mark.type.schema, mark.toJSON()));

const isAllowedNode = ({ type, attrs }: Node) => isReadable(() => type.schema.nodeFromJSON({ type: type.name, attrs }));

const cleanNode = (node: Node): Node => {
  const marks = node.marks.filter(isAllowedMark);
  if (node.isText) return node.mark(marks);
  const attrs = isAllowedNode(node) ? node.attrs : null;
  return node.type.create(attrs, cleanFragment(node.content), marks);
};

const cleanFragment = (fragment: Fragment): Fragment => Fragment.from(fragment.content.map(cleanNode));

/** Pasted blocks whose properties are all allowed: what a forged clipboard says besides is forgotten. */
export const cleanSlice = ({ content, openStart, openEnd }: Slice) =>
  new Slice(cleanFragment(content), openStart, openEnd);
