import { useWords } from '../context/words';
import { Icon } from '../icon/Icon';
import { providerPages } from './providers';
import type { VideoBlock } from './schema';

type Props = { provider: NonNullable<VideoBlock['props']['provider']>; code: string };

/** Names whose video it is and asks nothing of them: the reader decides to go there. */
export const ProviderCard = ({ provider, code }: Props) => {
  const { watchOn } = useWords();
  const { name, page } = providerPages[provider];
  return (
    <div className="lvb-video-card" data-island="video" data-provider={provider} data-code={code}>
      <a className="lvb-button" href={page + code} rel="noreferrer">
        <Icon name="play" />
        {watchOn(name)}
      </a>
    </div>
  );
};
