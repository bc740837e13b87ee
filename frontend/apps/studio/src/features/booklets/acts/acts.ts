import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconArrowRight,
  IconCopy,
  IconDeviceMobile,
  IconEye,
  IconLink,
  IconPencil,
  IconRestore,
  IconTrash,
  IconTrashX,
  IconUserShare,
  IconWorldUpload,
} from '@tabler/icons-react';
import { type ReadingAct, readingActOf, readingIcons } from '@/features/publishing';
import type { BookletLine } from '../types';

/** What needs something to be written or chosen first. */
export type AskedAct = 'preview' | 'rename' | 'publish' | 'duplicate' | 'transfer' | 'review' | 'draft';

/** Where a booklet goes by one press. */
export type StatusChange = 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete' | ReadingAct;

export const isReadingAct = (change: StatusChange): change is ReadingAct => change === 'suspend' || change === 'resume';

/** Whether it can be published from where one stands; the window of publishing says what is missing. */
export const isPublishable = ({ abilities, status, trashed_at }: BookletLine) =>
  abilities.publish && !trashed_at && status !== 'building' && status !== 'archived';

export const askedActsOf = (booklet: BookletLine): AskedAct[] => [
  ...(isPublishable(booklet) ? (['publish'] as const) : []),
  ...(booklet.abilities.duplicate ? (['duplicate'] as const) : []),
  ...(booklet.abilities.manage_access && !booklet.trashed_at ? (['transfer'] as const) : []),
  ...(booklet.status === 'draft' && booklet.abilities.write && !booklet.trashed_at ? (['review'] as const) : []),
  ...(booklet.abilities.send_back ? (['draft'] as const) : []),
];

/** Whether there is an address to hand on: readers can open it now. */
export const hasLink = ({ status, trashed_at }: BookletLine) => status === 'published' && !trashed_at;

/** As the server allows it; what cannot be undone comes last. */
export const statusChangesOf = (booklet: BookletLine): StatusChange[] => {
  const { abilities, status } = booklet;
  const reading = readingActOf(booklet);
  const allowed: Record<StatusChange, boolean> = {
    suspend: reading === 'suspend',
    resume: reading === 'resume',
    archive: abilities.archive && status !== 'building',
    unarchive: abilities.unarchive,
    trash: abilities.trash,
    restore: abilities.restore,
    delete: abilities.delete,
  };
  return (Object.keys(allowed) as StatusChange[]).filter((change) => allowed[change]);
};

/** What can be done with several at once, and what takes it back. */
export const undoneBy = { archive: 'unarchive', unarchive: 'archive', trash: 'restore', restore: 'trash' } as const;
export type ManyChange = keyof typeof undoneBy;
export const isUndone = (change: StatusChange): change is ManyChange => change in undoneBy;

export const manyChangesOf = (booklets: readonly BookletLine[]) =>
  (Object.keys(undoneBy) as ManyChange[]).filter(
    (change) => booklets.length > 0 && booklets.every((booklet) => statusChangesOf(booklet).includes(change)),
  );

/** Whether its options are this person's to look into; an archived booklet is closed to changes, not to them. */
export const hasOptions = ({ abilities, trashed_at }: BookletLine) =>
  !trashed_at && (abilities.set_options || abilities.unarchive);

/** What each act looks like, in menus and on buttons. */
export const icons = {
  ...readingIcons,
  preview: IconDeviceMobile,
  open: IconArrowRight,
  copyLink: IconLink,
  rename: IconPencil,
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
