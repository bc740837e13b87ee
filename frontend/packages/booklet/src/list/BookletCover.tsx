import { layoutOf, ownDrawing } from '../cover/Backdrop';
import type { Theme } from '../theme';
import { wear } from '../wear';

type Props = {
  theme: Theme;
  title: string;
  /** A short line above the title: the company, a season. */
  overline?: string;
  /** The address of the theme's own picture. */
  picture?: string | undefined;
  /** 30 px in tables, 42 px in rows, 140 px in cards; else as wide as what holds it. */
  size?: 'table' | 'row' | 'card';
};

/** A booklet as an object, beside its name: decoration. */
export const BookletCover = ({ theme, title, overline, picture, size }: Props) => (
  <div
    className={`lvr-book lvr-book-${picture ? 'band' : layoutOf(theme)}${size ? ` lvr-book-${size}` : ''}`}
    ref={wear(theme)}
    aria-hidden="true"
  >
    <img className="lvr-book-art" src={picture ?? ownDrawing(theme.cover.drawing)} alt="" loading="lazy" />
    <p className="lvr-book-text">
      {overline && <span className="lvr-book-overline">{overline}</span>}
      <span className="lvr-book-title">{title}</span>
    </p>
  </div>
);
