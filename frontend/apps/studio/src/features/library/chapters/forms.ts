export { ChapterPage } from './detail/ChapterPage';
export { NewChapterPage } from './form/NewChapterPage';
export { VersionPage } from './versions/VersionPage';
