import * as z from 'zod';
import { useMedia } from '../context/media';
import { useOwnWords } from '../context/words';
import type { BlockDefinition } from '../definition';
import { atom, line, mediaId } from '../document/define';
import { Icon } from '../icon/Icon';
import { Transcript } from '../transcript/Transcript';
import type { ViewProps } from '../view';
import says from './says.json';

/** Whose videos a booklet may show; nothing is asked of them before the reader clicks. */
const providers = ['youtube', 'vimeo', 'dailymotion'] as const;

const videoSchema = atom('video', {
  media: mediaId,
  provider: z.enum(providers).nullable(),
  code: z.string().regex(/^[A-Za-z0-9_-]{0,32}$/),
  title: line(200),
  transcript: line(20_000),
});

type Provider = (typeof providers)[number];

/** Where each provider shows a video by itself. */
const providerPages: Record<Provider, { name: string; page: string }> = {
  youtube: { name: 'YouTube', page: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', page: 'https://vimeo.com/' },
  dailymotion: { name: 'Dailymotion', page: 'https://www.dailymotion.com/video/' },
};

type Props = { provider: Provider; code: string };

/** Names whose video it is and asks nothing of them: the reader decides to go there. */
const ProviderCard = ({ provider, code }: Props) => {
  const { watchOn } = useOwnWords(says);
  const { name, page } = providerPages[provider];
  return (
    <div className="lvb-video-card" data-island="video" data-provider={provider} data-code={code}>
      <a className="lvb-button" href={page + code} rel="noreferrer">
        <Icon name="play" />
        {watchOn.replace('{{provider}}', name)}
      </a>
    </div>
  );
};

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

const VideoView = ({ block: { id, props } }: ViewProps<'video'>) => {
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

export const block: BlockDefinition<typeof videoSchema> = {
  schema: videoSchema,
  View: VideoView,
  empty: () => ({ props: { media: null, provider: null, code: '', title: '', transcript: '' } }),
};
