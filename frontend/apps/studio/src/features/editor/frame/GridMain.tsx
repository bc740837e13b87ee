import { CoverageGrid } from '../../../shared/booklet/CoverageGrid';
import { useManuscriptCache } from '../outline/useManuscriptCache';
import { useEditing } from '../session/context';
import type { Plan } from '../source/types';
import classes from './Editor.module.css';

/** The grid of the booklet, in the place of the page. */
export const GridMain = ({ plan: { booklet } }: { plan: Plan }) => {
  const { mayWrite } = useEditing();
  const { refresh } = useManuscriptCache();
  return (
    <main className={classes.grid} id="content" data-region="canvas">
      <CoverageGrid bookletId={booklet.id} mayWrite={mayWrite} onChange={() => void refresh()} />
    </main>
  );
};
