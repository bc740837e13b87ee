import type { Selected } from '../canvas/selected';
import type { Kind } from '../commands/turnInto';
import type { ToolbarLabels } from '../labels';

type KindName = 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'bulletList' | 'numberedList';

/** What a text can be, by the name that the toolbar gives it. */
export const kinds: Record<KindName, Kind> = {
  paragraph: { type: 'paragraph' },
  heading2: { type: 'heading', level: 2 },
  heading3: { type: 'heading', level: 3 },
  heading4: { type: 'heading', level: 4 },
  bulletList: { type: 'list', ordered: false },
  numberedList: { type: 'list', ordered: true },
} satisfies Partial<Record<keyof ToolbarLabels, Kind>>;

/** Which of them the text of the caret is; none in blocks that have texts of their own. */
export const kindOf = ({ type, props, path }: Selected): KindName | undefined => {
  const line = path.at(-1)?.type;
  if (line === 'heading') return `heading${props.level as 2 | 3 | 4}`;
  if (line !== 'paragraph') return undefined;
  if (path.at(-2)?.type !== 'list_item') return 'paragraph';
  return type === 'list' && props.ordered ? 'numberedList' : 'bulletList';
};
