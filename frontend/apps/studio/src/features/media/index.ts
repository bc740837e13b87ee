export { Arrivals } from './picker/Arrivals';
export { MediaPicker } from './picker/MediaPicker';
export type { PickedMedia } from './picker/types';
export { useArrivals } from './picker/useArrivals';
export { mediaFileQuery, useMediaFiles } from './picker/useMediaFiles';
export { MediaPreview } from './preview/MediaPreview';
export { useUploads } from './upload/useUploads';
export { mostCounted, useMediaLibrary } from './useMediaLibrary';
export { useMediaSources } from './useMediaSources';
