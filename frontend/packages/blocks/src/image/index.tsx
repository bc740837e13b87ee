import * as z from 'zod';
import { useMedia } from '../context/media';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

/** How much of the picture is shown: all of it, or what fits a frame around the point that has to stay. */
export const frames = ['whole', 'wide', 'photo', 'square'] as const;
export const points = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

const imageSchema = atom('image', {
  media: mediaId,
  alt: line(500),
  decorative: z.boolean(),
  caption: line(300),
  width: z.enum(['half', 'text', 'full']),
  /* Pictures that were placed before there were frames are whole. */
  frame: z.enum(frames).optional(),
  point: z.enum(points).optional(),
});

/** What its style sheet needs to know of a frame; nothing of a picture that is whole. */
const cropped = ({ frame = 'whole', point = 'middle' }: z.infer<typeof imageSchema>['props']) =>
  frame === 'whole' ? {} : { 'data-frame': frame, 'data-point': point };

const ImageView = ({ block: { id, props } }: ViewProps<'image'>) => {
  const source = useMedia(props.media);
  return (
    source && (
      <figure id={id} className="lvb-image" data-width={props.width} {...cropped(props)}>
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
