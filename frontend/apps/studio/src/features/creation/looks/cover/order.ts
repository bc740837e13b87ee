import { type DrawingName, drawingNames, drawings } from '@livretier/booklet';

/** The drawings, those of the sector first. */
export const drawingsFor = (sector: string | undefined): DrawingName[] => {
  const isOwn = (name: DrawingName) => sector !== undefined && drawings[name].sectors.includes(sector);
  return [...drawingNames.filter(isOwn), ...drawingNames.filter((name) => !isOwn(name))];
};
