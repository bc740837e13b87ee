import { each, isBlank } from './each';

/** A picture says in words what it shows, or that it shows nothing that matters. */
export const checkImages = each('images', ['image', 'media_text', 'map'], (block) => {
  if (block.props.media === null) return null;
  if (!isBlank(block.props.alt)) return 'fine';
  if (block.type === 'map') return { fault: 'map', fixes: [{ kind: 'describe' }] };
  return block.props.decorative ? 'fine' : { fault: 'image', fixes: [{ kind: 'describe' }, { kind: 'decorate' }] };
});
