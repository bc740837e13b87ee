export { MediaPicker } from './picker/MediaPicker';
export type { PickedMedia } from './picker/types';
export { useMediaFiles } from './picker/useMediaFiles';
export { MediaPreview } from './preview/MediaPreview';
export { mostCounted, useMediaLibrary } from './useMediaLibrary';
export { useMediaSources } from './useMediaSources';
