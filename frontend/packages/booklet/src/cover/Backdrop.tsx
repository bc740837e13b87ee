import { useMedia } from '@livretier/blocks';
import { type DrawingName, drawings } from '../drawings';
import type { Theme } from '../theme';

export type DrawingSource = (name: DrawingName) => string;

/** A drawing that we no longer have is replaced by another. */
const drawn = (name: DrawingName) => (Object.hasOwn(drawings, name) ? name : 'hills');

/** Where a studio fetches drawings from. */
export const ownDrawing: DrawingSource = (name) => drawings[drawn(name)].src;

/** Where the title of a cover stands: over a picture always on its band. */
export const layoutOf = ({ cover }: Theme) => (cover.picture ? 'band' : drawings[drawn(cover.drawing)].layout);

/** What a cover shows behind its title: decoration. */
export const Backdrop = ({ cover, drawing }: { cover: Theme['cover']; drawing: DrawingSource }) => {
  const picture = useMedia(cover.picture);
  return <img className="lvr-cover-art" src={picture?.src ?? drawing(drawn(cover.drawing))} alt="" />;
};
