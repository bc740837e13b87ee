import { initials } from '../Avatar/initials';
import classes from './Cover.module.css';
import { inkOn } from './ink';

type Props = {
  title: string;
  /** Above the title of a large cover: who publishes it. */
  owner?: string;
  /** 30 px in tables, 42 px in rows, 140 px in cards. */
  size?: 'small' | 'medium' | 'large';
  tint?: 'ink' | 'hills' | 'kitchen' | 'table';
  /** A colour of the booklet's theme, #rrggbb, in the place of the tint. */
  colour?: string | undefined;
  picture?: string | undefined;
  archived?: boolean;
};

/** A booklet is an object: 3 by 4, with a spine and a crease. Its title is always written beside it. */
export const Cover = ({ title, owner, size = 'large', tint = 'ink', colour, picture, archived = false }: Props) => (
  <span
    className={classes.cover}
    data-size={size}
    data-tint={tint}
    data-ink={colour && inkOn(colour)}
    data-archived={archived || undefined}
    ref={(cover) => void cover?.style.setProperty('--cover', colour ?? '')}
    aria-hidden="true"
  >
    {picture && <img src={picture} alt="" className={classes.picture} />}
    {size === 'large' ? (
      <span className={classes.title}>
        {owner && <span className={classes.owner}>{owner}</span>}
        {title}
      </span>
    ) : (
      !picture && <span className={classes.initials}>{initials(title)}</span>
    )}
  </span>
);
