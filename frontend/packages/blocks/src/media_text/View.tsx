import { useMedia } from '../context/media';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

/** The picture comes first for those who listen, whatever side it stands on. */
export const MediaTextView = ({ block: { id, props }, children }: ViewProps<'media_text'>) => {
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
