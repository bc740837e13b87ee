import { useMedia } from '../context/media';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { Transcript } from '../transcript/Transcript';
import type { ViewProps } from '../view';

const audioSchema = atom('audio', { media: mediaId, title: line(200), transcript: line(20_000) });

const AudioView = ({ block: { id, props } }: ViewProps<'audio'>) => {
  const source = useMedia(props.media);
  return (
    source && (
      <figure id={id} className="lvb-audio">
        {props.title && <figcaption>{props.title}</figcaption>}
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript below says what is said */}
        <audio src={source.src} controls preload="metadata" aria-label={props.title || source.name} />
        <Transcript text={props.transcript} />
      </figure>
    )
  );
};

export const block: BlockDefinition<typeof audioSchema> = {
  schema: audioSchema,
  View: AudioView,
  empty: () => ({ props: { media: null, title: '', transcript: '' } }),
};
