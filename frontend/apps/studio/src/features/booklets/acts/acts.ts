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
import { type ReadingAct, readingActOf, readingIcons } from '@/features/publishing';
import type { BookletLine } from '../types';

/** What needs something to be written or chosen first. */
export type AskedAct = 'publish' | 'duplicate' | 'transfer';

/** Where a booklet goes by one press. */
export type StatusChange = 'review' | 'draft' | 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete' | ReadingAct;

export const isReadingAct = (change: StatusChange): change is ReadingAct => change === 'suspend' || change === 'resume';

/** Whether it can be published from where one stands; the window of publishing says what is missing. */
export const isPublishable = ({ abilities, status, trashed_at }: BookletLine) =>
  abilities.publish && !trashed_at && status !== 'building' && status !== 'archived';

export const askedActsOf = (booklet: BookletLine): AskedAct[] => [
  ...(isPublishable(booklet) ? (['publish'] as const) : []),
  ...(booklet.abilities.duplicate ? (['duplicate'] as const) : []),
  ...(booklet.abilities.manage_access && !booklet.trashed_at ? (['transfer'] as const) : []),
];

/** As the server allows it; what cannot be undone comes last. */
export const statusChangesOf = (booklet: BookletLine): StatusChange[] => {
  const { abilities, status, trashed_at } = booklet;
  const reading = readingActOf(booklet);
  const allowed: Record<StatusChange, boolean> = {
    review: status === 'draft' && abilities.write,
    draft: status === 'in_review' && abilities.publish,
    suspend: reading === 'suspend',
    resume: reading === 'resume',
    archive: abilities.archive && status !== 'building',
    unarchive: abilities.unarchive,
    trash: abilities.trash,
    restore: abilities.restore,
    delete: abilities.delete,
  };
  const closed: readonly StatusChange[] = trashed_at ? ['review', 'draft'] : [];
  return (Object.keys(allowed) as StatusChange[]).filter((change) => allowed[change] && !closed.includes(change));
};

/** Whether its options are this person's to look into; an archived booklet is closed to changes, not to them. */
export const hasOptions = ({ abilities, trashed_at }: BookletLine) =>
  !trashed_at && (abilities.set_options || abilities.unarchive);

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
