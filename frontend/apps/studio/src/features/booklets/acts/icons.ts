import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCopy,
  IconEye,
  IconRestore,
  IconTrash,
  IconTrashX,
  IconUserShare,
} from '@tabler/icons-react';

/** What each act looks like, in menus and on buttons. */
export const icons = {
  duplicate: IconCopy,
  transfer: IconUserShare,
  review: IconEye,
  draft: IconArrowBackUp,
  archive: IconArchive,
  unarchive: IconArchiveOff,
  trash: IconTrash,
  restore: IconRestore,
  delete: IconTrashX,
} as const;
