export { fetchPdf, formerQuery, publicationQuery, publicationsQuery } from './api';
export { CopyLink, openable, openElsewhere } from './CopyLink';
export { PublishingDialog, VersionsView } from './lazy';
export { type ReadingAct, readingActOf, readingIcons, useReadingActs } from './useReadingActs';
export { GoingLine } from './watch/GoingLine';
