import type { components } from '@livretier/api';
import { Icon } from '@livretier/ui';
import { IconFileText, IconMusic, IconPhoto, IconVideo } from '@tabler/icons-react';
import classes from './MediaPreview.module.css';

type Media = Pick<components['schemas']['MediaOut'], 'kind' | 'renditions' | 'address'>;

const drawings = { image: IconPhoto, video: IconVideo, document: IconFileText, audio: IconMusic };

const Picture = ({ renditions, address }: Pick<Media, 'renditions' | 'address'>) => {
  const [smallest] = [...renditions].sort((a, b) => a.width - b.width);
  return (
    <picture>
      {smallest && <source type="image/avif" srcSet={smallest.avif} />}
      <img className={classes.image} src={smallest?.webp ?? address} alt="" loading="lazy" decoding="async" />
    </picture>
  );
};

/** A file at a glance; its name stands beside it. */
export const MediaPreview = ({ media, size = 'tile' }: { media: Media; size?: 'tile' | 'line' }) => (
  <span className={classes.frame} data-size={size}>
    {media.kind === 'image' ? <Picture {...media} /> : <Icon of={drawings[media.kind]} size={20} />}
  </span>
);
