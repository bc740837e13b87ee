import { useMedia } from '../context/media';
import { Transcript } from '../transcript/Transcript';
import type { ViewProps } from '../view';
import { ProviderCard } from './ProviderCard';

const usePlayer = ({ media, provider, code, title }: ViewProps<'video'>['block']['props']) => {
  const source = useMedia(media);
  if (provider) return code && <ProviderCard provider={provider} code={code} />;
  return (
    source && (
      // biome-ignore lint/a11y/useMediaCaption: the transcript below says what is said
      <video src={source.src} controls preload="metadata" aria-label={title || source.name} />
    )
  );
};

export const VideoView = ({ block: { id, props } }: ViewProps<'video'>) => {
  const player = usePlayer(props);
  return (
    player && (
      <figure id={id} className="lvb-video">
        {player}
        {props.title && <figcaption>{props.title}</figcaption>}
        <Transcript text={props.transcript} />
      </figure>
    )
  );
};
