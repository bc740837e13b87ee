import { useMedia } from '@livretier/blocks';
import { type DrawingName, drawings } from '../drawings';
import type { Theme } from '../theme';

export type DrawingSource = (name: DrawingName) => string;

export const ownDrawing: DrawingSource = (name) => drawings[name].src;

/** Where the title of a cover stands: over a picture always on its band. */
export const layoutOf = ({ cover }: Theme) => (cover.picture ? 'band' : drawings[cover.drawing].layout);

/** What a cover shows behind its title: decoration. */
export const Backdrop = ({ cover, drawing }: { cover: Theme['cover']; drawing: DrawingSource }) => {
  const picture = useMedia(cover.picture);
  return <img className="lvr-cover-art" src={picture?.src ?? drawing(cover.drawing)} alt="" />;
};
