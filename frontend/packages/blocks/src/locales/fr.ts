import type { BlockWords } from './blockWords';

const files = import.meta.glob<object>('../*/words.fr.json', { eager: true, import: 'default' });

export const blockWords: BlockWords = Object.assign({}, ...Object.values(files));
