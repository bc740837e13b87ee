export { loadChapter } from './chapters/detail/chapterQuery';
export { loadVersion } from './chapters/version/versionQuery';
export { loadObligation } from './obligations/detail/obligationQuery';
export { loadSector } from './sectors/detail/sectorQuery';
