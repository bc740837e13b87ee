import type { BlockOf } from '@livretier/blocks';
import { each, isBlank } from './each';
import { faultOfName } from './links';

const lookAtButton = ({ props: { label, href } }: BlockOf<'button'>) => {
  if (isBlank(label)) return 'buttonEmpty' as const;
  if (href === '') return { fault: 'buttonNowhere' as const, values: { words: label } };
  return faultOfName(label) ? { fault: 'buttonVague' as const, values: { words: label } } : ('fine' as const);
};

/** What one presses says what it does. */
export const checkButtons = each('buttons', ['button', 'accordion_item'], (block) => {
  if (block.type === 'button') return lookAtButton(block);
  return isBlank(block.props.title) ? 'accordionUntitled' : 'fine';
});
