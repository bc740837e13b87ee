import { useState } from 'react';
import { PublishingDialog } from '../../publishing';
import type { BookletLine } from '../types';
import type { AskedAct } from './acts';
import { DuplicateDialog } from './DuplicateDialog';
import { TransferDialog } from './TransferDialog';

/** One dialog for all the booklets of a screen: outside of what would take a click in it for one of its own. */
export const useActDialog = () => {
  const [asked, setAsked] = useState<{ act: AskedAct; booklet: BookletLine } | null>(null);
  const close = () => setAsked(null);
  return {
    ask: (act: AskedAct, booklet: BookletLine) => setAsked({ act, booklet }),
    dialog: (
      <>
        {asked?.act === 'publish' && <PublishingDialog booklet={asked.booklet} onClose={close} />}
        {asked?.act === 'duplicate' && <DuplicateDialog booklet={asked.booklet} onClose={close} />}
        {asked?.act === 'transfer' && <TransferDialog booklet={asked.booklet} onClose={close} />}
      </>
    ),
  };
};
