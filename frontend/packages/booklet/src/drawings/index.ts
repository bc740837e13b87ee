import armchair from './armchair.svg?no-inline';
import basket from './basket.svg?no-inline';
import board from './board.svg?no-inline';
import breakfast from './breakfast.svg?no-inline';
import bucket from './bucket.svg?no-inline';
import caregiver from './caregiver.svg?no-inline';
import crane from './crane.svg?no-inline';
import desk from './desk.svg?no-inline';
import droplet from './droplet.svg?no-inline';
import flame from './flame.svg?no-inline';
import garden from './garden.svg?no-inline';
import gears from './gears.svg?no-inline';
import heart from './heart.svg?no-inline';
import helmet from './helmet.svg?no-inline';
import hills from './hills.svg?no-inline';
import home from './home.svg?no-inline';
import key from './key.svg?no-inline';
import parcels from './parcels.svg?no-inline';
import robot from './robot.svg?no-inline';
import shop from './shop.svg?no-inline';
import sprout from './sprout.svg?no-inline';
import stethoscope from './stethoscope.svg?no-inline';
import table from './table.svg?no-inline';
import team from './team.svg?no-inline';
import tools from './tools.svg?no-inline';
import van from './van.svg?no-inline';

/** In the order in which people see them: the general ones, then those of each line of business. */
export const drawingNames = [
  'hills',
  'team',
  'table',
  'breakfast',
  'key',
  'flame',
  'shop',
  'basket',
  'crane',
  'helmet',
  'gears',
  'robot',
  'van',
  'parcels',
  'droplet',
  'bucket',
  'heart',
  'stethoscope',
  'caregiver',
  'armchair',
  'garden',
  'home',
  'board',
  'sprout',
  'tools',
  'desk',
] as const;
export type DrawingName = (typeof drawingNames)[number];

export type Drawing = {
  src: string;
  /** Where the title goes: on the free sky at the top, or on a band over the foot of the picture. */
  layout: 'top' | 'band';
  sectors: readonly string[];
};

export const drawings: Record<DrawingName, Drawing> = {
  hills: { src: hills, layout: 'top', sectors: ['HCR', 'MED', 'SAP', 'BUR'] },
  team: { src: team, layout: 'top', sectors: ['COM', 'IND', 'FOR', 'CFA', 'BUR'] },
  table: { src: table, layout: 'band', sectors: ['HCR'] },
  breakfast: { src: breakfast, layout: 'band', sectors: ['HCR'] },
  key: { src: key, layout: 'top', sectors: ['HCR'] },
  flame: { src: flame, layout: 'band', sectors: ['HCR', 'IND'] },
  shop: { src: shop, layout: 'top', sectors: ['COM'] },
  basket: { src: basket, layout: 'band', sectors: ['COM'] },
  crane: { src: crane, layout: 'band', sectors: ['BTP'] },
  helmet: { src: helmet, layout: 'band', sectors: ['BTP', 'IND'] },
  gears: { src: gears, layout: 'band', sectors: ['IND'] },
  robot: { src: robot, layout: 'top', sectors: ['IND'] },
  van: { src: van, layout: 'top', sectors: ['TRA'] },
  parcels: { src: parcels, layout: 'band', sectors: ['TRA'] },
  droplet: { src: droplet, layout: 'band', sectors: ['PRO'] },
  bucket: { src: bucket, layout: 'top', sectors: ['PRO'] },
  heart: { src: heart, layout: 'top', sectors: ['SAN', 'MED', 'SAP'] },
  stethoscope: { src: stethoscope, layout: 'band', sectors: ['SAN'] },
  caregiver: { src: caregiver, layout: 'top', sectors: ['SAN', 'MED', 'SAP'] },
  armchair: { src: armchair, layout: 'top', sectors: ['MED'] },
  garden: { src: garden, layout: 'top', sectors: ['MED'] },
  home: { src: home, layout: 'top', sectors: ['SAP'] },
  board: { src: board, layout: 'band', sectors: ['FOR', 'CFA'] },
  sprout: { src: sprout, layout: 'top', sectors: ['FOR', 'CFA'] },
  tools: { src: tools, layout: 'band', sectors: ['BTP', 'CFA'] },
  desk: { src: desk, layout: 'top', sectors: ['BUR'] },
};

/* Any spread will do, as long as the same booklet always gets the same drawing. */
const spread = (seed: string) => [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** The drawing proposed for a new booklet of a sector; a sector that has none chooses among them all. */
export const drawingFor = (sectorCode: string, seed: string): DrawingName => {
  const ofSector = drawingNames.filter((name) => drawings[name].sectors.includes(sectorCode));
  const choice = ofSector.length > 0 ? ofSector : drawingNames;
  return choice[spread(seed) % choice.length] ?? 'hills';
};
