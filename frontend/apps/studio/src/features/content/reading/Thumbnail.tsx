import { Icon } from '@livretier/ui';
import { IconFileText, IconPhoto, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Picture } from '../api/news';
import { Photo } from './Photo';
import classes from './Thumbnail.module.css';

type Props = { of: { image: Picture | null; has_video?: boolean }; wide?: boolean };

/** A picture beside a title, or as wide as what it stands in: what it shows is told by the title. */
export const Thumbnail = ({ of: { image, has_video }, wide = false }: Props) => (
  <span className={classes.thumbnail} data-wide={wide || undefined} aria-hidden="true">
    {image ? (
      <Photo picture={image} decorative className={classes.image} />
    ) : (
      <Icon of={has_video === undefined ? IconPhoto : IconFileText} />
    )}
    {has_video && (
      <span className={classes.play}>
        <Icon of={IconPlayerPlayFilled} size={14} />
      </span>
    )}
  </span>
);
