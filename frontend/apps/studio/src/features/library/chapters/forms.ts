export { NewChapterPage } from './create/NewChapterPage';
export { ChapterPage } from './detail/ChapterPage';
export { VersionPage } from './version/VersionPage';
