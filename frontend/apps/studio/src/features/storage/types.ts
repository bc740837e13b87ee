import type { components } from '@livretier/api';

export type StorageUse = components['schemas']['StorageOut'];
export type Share = components['schemas']['Share'];
export type MediaKind = components['schemas']['MediaKind'];
export type Media = components['schemas']['MediaOut'];
