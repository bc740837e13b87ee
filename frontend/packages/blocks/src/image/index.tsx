import * as z from 'zod';
import { useMedia } from '../context/media';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

const imageSchema = atom('image', {
  media: mediaId,
  alt: line(500),
  decorative: z.boolean(),
  caption: line(300),
  width: z.enum(['half', 'text', 'full']),
});

const ImageView = ({ block: { id, props } }: ViewProps<'image'>) => {
  const source = useMedia(props.media);
  return (
    source && (
      <figure id={id} className="lvb-image" data-width={props.width}>
        <Picture source={source} alt={props.decorative ? '' : props.alt} />
        {props.caption && <figcaption>{props.caption}</figcaption>}
      </figure>
    )
  );
};

export const block: BlockDefinition<typeof imageSchema> = {
  schema: imageSchema,
  View: ImageView,
  empty: () => ({ props: { media: null, alt: '', decorative: false, caption: '', width: 'text' } }),
};
