import type { ViewProps } from '../view';

export const GalleryView = ({ block: { id, props }, children }: ViewProps<'gallery'>) => (
  <div id={id} className="lvb-gallery" data-columns={props.columns}>
    {children}
  </div>
);
