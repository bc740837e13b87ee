export { MediaPage, MediaSheet } from './lazy';
/** The tray comes with the first file: what everybody waits for knows only the way to it. */
export const loadUploadTray = async () => (await import('./upload/UploadTray')).UploadTray;
