import { useMedia } from '../context/media';
import { useAddress } from '../context/pages';
import { useWords } from '../context/words';
import { Icon } from '../icon/Icon';
import { Picture } from '../picture/Picture';
import type { ViewProps } from '../view';

/** A drawn plan, the place in words, and a link to whoever draws maps: nothing of theirs is loaded. */
export const MapView = ({ block: { id, props } }: ViewProps<'map'>) => {
  const source = useMedia(props.media);
  const address = useAddress()(props.href);
  const { openMap } = useWords();
  if (!(source || props.place || address)) return null;
  return (
    <figure id={id} className="lvb-map">
      {source && <Picture source={source} alt={props.alt} />}
      <figcaption>
        {props.place && (
          <span className="lvb-map-place">
            <Icon name="place" />
            {props.place}
          </span>
        )}
        {address && (
          <a href={address} rel="noreferrer">
            {openMap}
          </a>
        )}
      </figcaption>
    </figure>
  );
};
