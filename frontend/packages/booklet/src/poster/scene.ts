import { type DrawingName, drawings } from '../drawings';

/* A landscape fills its sheet; anything else stands behind the card and looks over it. */
const landscapes: readonly DrawingName[] = ['hills', 'home', 'garden'];

/** How a poster shows what the cover shows: the company's own picture if it has one, its drawing otherwise. */
export const sceneOf = (drawing: DrawingName, hasPicture: boolean) => {
  if (hasPicture) return 'picture';
  if (landscapes.includes(drawing)) return 'landscape';
  return drawings[drawing].layout === 'top' ? 'low' : 'high';
};
