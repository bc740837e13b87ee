import type { BookletLine } from '../types';

/** What needs something to be written or chosen first. */
export type AskedAct = 'duplicate' | 'transfer';

/** Where a booklet goes by one press. */
export type Turn = 'review' | 'draft' | 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete';

export const askedActsOf = ({ abilities, trashed_at }: BookletLine): AskedAct[] => [
  ...(abilities.duplicate ? (['duplicate'] as const) : []),
  ...(abilities.manage_access && !trashed_at ? (['transfer'] as const) : []),
];

/** As the server allows it; what cannot be undone comes last. */
export const turnsOf = ({ abilities, status, trashed_at }: BookletLine): Turn[] => {
  const allowed: Record<Turn, boolean> = {
    review: status === 'draft' && abilities.write,
    draft: status === 'in_review' && abilities.publish,
    archive: abilities.archive && status !== 'building',
    unarchive: abilities.unarchive,
    trash: abilities.trash,
    restore: abilities.restore,
    delete: abilities.delete,
  };
  const closed: readonly Turn[] = trashed_at ? ['review', 'draft'] : [];
  return (Object.keys(allowed) as Turn[]).filter((turn) => allowed[turn] && !closed.includes(turn));
};

/** Whether its options are this person's to look into; an archived booklet is closed to changes, not to them. */
export const hasOptions = ({ abilities, trashed_at }: BookletLine) =>
  !trashed_at && (abilities.set_options || abilities.unarchive);
