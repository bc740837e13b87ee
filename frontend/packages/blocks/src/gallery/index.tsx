import * as z from 'zod';
import type { BlockDefinition } from '../definition';
import { container } from '../document/define';
import { block as image } from '../image';
import type { ViewProps } from '../view';

const gallerySchema = container('gallery', { columns: z.literal([2, 3]) }, image.schema, { min: 1, max: 30 });

const GalleryView = ({ block: { id, props }, children }: ViewProps<'gallery'>) => (
  <div id={id} className="lvb-gallery" data-columns={props.columns}>
    {children}
  </div>
);

export const block: BlockDefinition<typeof gallerySchema> = {
  schema: gallerySchema,
  View: GalleryView,
  empty: (make) => ({ props: { columns: 2 }, children: [make('image'), make('image')] }),
};
