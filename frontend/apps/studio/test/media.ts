import type { components } from '@livretier/api';

type Schemas = components['schemas'];

export const library: Schemas['LibraryOut'] = {
  files: 2,
  used_bytes: 6_400_000_000,
  quota_bytes: 10_000_000_000,
  level: 'ok',
  without_description: 1,
  folders: [{ id: '01930000-0000-7000-8000-0000000000f1', name: 'Cuisine', files: 1 }],
  abilities: { upload: true, organise: true, see_storage: true },
};

/** A described photograph, unless told otherwise. */
export const media = (name: string, changes: Partial<Schemas['MediaDetails']> = {}): Schemas['MediaDetails'] => ({
  id: `id-${name}`,
  name,
  kind: 'image',
  mime: 'image/jpeg',
  extension: 'jpg',
  size: 1_800_000,
  width: 2400,
  height: 1800,
  duration_seconds: null,
  folder_id: null,
  alt: { 'fr-FR': 'Une terrasse au soleil' },
  decorative: false,
  lacks_description: false,
  credit: '',
  rights_until: null,
  usages_count: 0,
  added_by_name: 'Léa Fabre',
  created_at: '2027-03-03T08:00:00Z',
  trashed_at: null,
  deleted_on: null,
  placeholder: '',
  renditions: [{ width: 320, height: 240, webp: `/media/${name}/w320.webp`, avif: `/media/${name}/w320.avif` }],
  address: `/media/${name}/original.jpg`,
  abilities: { edit: true, replace: true, trash: true, restore: false, delete: false },
  usages: [],
  duplicates: 0,
  ...changes,
});
