export { mediaFileQuery, mostCounted, type PickedMedia, useMediaFiles, useMediaLibrary } from './api';
export { Arrivals, useArrivals } from './picker/Arrivals';
export { MediaPicker } from './picker/MediaPicker';
export { MediaPreview } from './picture/MediaPreview';
export { arrivalOf, useUploads } from './upload/useUploads';
export { useMediaSources } from './useMediaSources';
