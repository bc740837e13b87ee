import { lazy, Suspense } from 'react';
import { withTexts } from '@/shared/locale/withTexts';

const Board = lazy(withTexts(async () => ({ default: (await import('./board/UpdatesBoard')).UpdatesBoard })));

/** What the library proposes to all booklets: its code comes when somebody looks at it. */
export const UpdatesBoard = () => (
  <Suspense fallback={<div aria-busy="true" />}>
    <Board />
  </Suspense>
);
