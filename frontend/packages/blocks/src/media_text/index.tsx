import * as z from 'zod';
import { useMedia } from '../context/media';
import type { BlockDefinition } from '../definition';
import { container, line, mediaId } from '../document/define';
import { block as heading } from '../heading';
import { block as list } from '../list';
import { block as paragraph } from '../paragraph';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

const mediaTextSchema = container(
  'media_text',
  { media: mediaId, alt: line(500), decorative: z.boolean(), side: z.enum(['left', 'right']) },
  z.discriminatedUnion('type', [heading.schema, paragraph.schema, list.schema]),
);

/** The picture comes first for those who listen, whatever side it stands on. */
const MediaTextView = ({ block: { id, props }, children }: ViewProps<'media_text'>) => {
  const source = useMedia(props.media);
  return (
    <div id={id} className="lvb-media-text" data-side={props.side}>
      {source && (
        <div className="lvb-media-text-media">
          <Picture source={source} alt={props.decorative ? '' : props.alt} />
        </div>
      )}
      <div className="lvb-media-text-body lvb-flow">{children}</div>
    </div>
  );
};

export const block: BlockDefinition<typeof mediaTextSchema> = {
  schema: mediaTextSchema,
  View: MediaTextView,
  empty: (make) => ({
    props: { media: null, alt: '', decorative: false, side: 'left' },
    children: [make('paragraph')],
  }),
};
