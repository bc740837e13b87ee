import { lazyPage } from '@/shared/lazyPage';
import { withTexts } from '@/shared/locale/withTexts';

export const MediaPage = lazyPage(withTexts(async () => (await import('./MediaPage')).MediaPage));
export const MediaSheet = lazyPage(withTexts(async () => (await import('./details/MediaSheet')).MediaSheet));

/** The tray comes with the first file: what everybody waits for knows only the way to it. */
export const loadUploadTray = async () => (await import('./upload/UploadTray')).UploadTray;
export { mediaSearch } from './mediaSearch';
export { trayWanted } from './upload/trayWanted';
