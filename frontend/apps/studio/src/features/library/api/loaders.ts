export { loadChapter, loadVersion } from './chapters';
export { loadObligation } from './obligations';
export { loadSector } from './sectors';
