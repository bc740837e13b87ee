import { useMedia } from '../context/media';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

export const ImageView = ({ block: { id, props } }: ViewProps<'image'>) => {
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
