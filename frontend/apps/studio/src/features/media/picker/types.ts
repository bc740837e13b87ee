import type { components } from '@livretier/api';

export type MediaKind = components['schemas']['MediaKind'];
export type PickedMedia = components['schemas']['MediaOut'];
