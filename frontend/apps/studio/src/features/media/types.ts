import type { components, paths } from '@livretier/api';

export type MediaFile = components['schemas']['MediaOut'];
export type MediaDetails = components['schemas']['MediaDetails'];
export type MediaChanges = components['schemas']['MediaChanges'];
export type MediaKind = components['schemas']['MediaKind'];
export type Folder = components['schemas']['FolderOut'];
export type Handled = components['schemas']['Handled'];
export type Library = components['schemas']['LibraryOut'];
export type MediaQuery = Omit<NonNullable<paths['/api/media/files']['get']['parameters']['query']>, 'cursor' | 'limit'>;
