export { mediaFileQuery, mostCounted, type PickedMedia, useMediaFiles, useMediaLibrary } from './api';
export { Arrivals, useArrivals } from './picker/Arrivals';
export { MediaPicker } from './picker/MediaPicker';
export { MediaPreview } from './picture/MediaPreview';
export { kindOf } from './upload/engine/rules';
export { renamePasted } from './upload/renamePasted';
export { useProblemText } from './upload/useProblemText';
export { arrivalOf, useUploads } from './upload/useUploads';
export { useMediaSources } from './useMediaSources';
