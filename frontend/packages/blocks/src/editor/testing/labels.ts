import type { BlockType } from '../../block';
import type { CanvasLabels } from '../labels';

const named = <Keys extends string>() => new Proxy({} as Record<Keys, string>, { get: (_, name) => String(name) });

/** Labels for tests: most are their own names. */
export const labels: CanvasLabels = {
  canvas: 'Contenu de la page',
  placeholder: 'Écrivez',
  blocks: named<BlockType>(),
  empty: (type) => `Rien dans ${type}`,
  field: (type, name) => `${type} ${name}`,
  blockMenu: 'Blocs',
  valueMenu: 'Valeurs',
  nothingFits: 'Rien',
  insert: 'Insérer',
  handle: 'Déplacer',
  unreadable: 'Cette page ne peut pas être affichée',
  toolbar: named<keyof CanvasLabels['toolbar']>(),
  table: named<keyof CanvasLabels['table']>(),
};
