export { UploadButton } from './UploadButton';
export { UploadZone } from './UploadZone';
export { useUploads } from './useUploads';
