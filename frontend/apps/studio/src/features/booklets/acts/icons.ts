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
  IconWorldUpload,
} from '@tabler/icons-react';
import { readingIcons } from '../../publishing';

/** What each act looks like, in menus and on buttons. */
export const icons = {
  ...readingIcons,
  publish: IconWorldUpload,
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
