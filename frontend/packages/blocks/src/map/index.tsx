import { useMedia } from '../context/media';
import { useAddress } from '../context/pages';
import { useOwnWords } from '../context/words';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { address } from '../document/richText';
import { Icon } from '../icon/Icon';
import { Picture } from '../picture/Picture';
import { TappableText } from '../rich_text/TappableText';
import type { ViewProps } from '../view';
import says from './says.json';

/** A drawn plan and a link: a map of somebody else would follow the reader. */
const mapSchema = atom('map', { media: mediaId, alt: line(500), place: line(300), href: address });

/** A drawn plan, the place in words, and a link to whoever draws maps: nothing of theirs is loaded. */
const MapView = ({ block: { id, props } }: ViewProps<'map'>) => {
  const source = useMedia(props.media);
  const address = useAddress()(props.href);
  const { openMap } = useOwnWords(says);
  if (!(source || props.place || address)) return null;
  return (
    <figure id={id} className="lvb-map">
      {source && <Picture source={source} alt={props.alt} />}
      <figcaption>
        {props.place && (
          <span className="lvb-map-place">
            <Icon name="place" />
            {address ? props.place : <TappableText text={[{ type: 'text', text: props.place }]} />}
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

export const block: BlockDefinition<typeof mapSchema> = {
  schema: mapSchema,
  View: MapView,
  empty: () => ({ props: { media: null, alt: '', place: '', href: '' } }),
};
