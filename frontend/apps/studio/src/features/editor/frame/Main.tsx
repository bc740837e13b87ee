import { QueryView, type ViewableQuery } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { PageSheet } from '../canvas/PageSheet';
import { Comparison } from '../history/Comparison';
import { useEditing } from '../session/context';
import type { PageDetail, Person } from '../source/types';
import type { Width } from '../top/widths';
import classes from './Editor.module.css';
import { NoPage } from './NoPage';

type Props = {
  page: ViewableQuery<PageDetail>;
  width: Width;
  people: readonly Person[];
  /** Too narrow to write. */
  isReading: boolean;
  finding: boolean;
  onStopFinding: () => void;
  onFiles: () => void;
  /** The revision with which the page is compared. */
  compared: number | null;
  onStopComparing: () => void;
};

/** The page on its paper, or what changed on it. */
export const Main = ({ page, isReading, compared, onStopComparing, ...sheet }: Props) => {
  const { t } = useTranslation('editor');
  const { manuscript, pageId, session } = useEditing();
  return (
    <main className={classes.main} id="content" data-region="canvas">
      {isReading && manuscript.abilities.write && <p className={classes.note}>{t('canvas.readOnly')}</p>}
      {compared !== null && session && <Comparison session={session} revision={compared} onClose={onStopComparing} />}
      {compared === null && session && <PageSheet session={session} {...sheet} />}
      {!session && pageId === undefined && <NoPage />}
      {!session && pageId !== undefined && (
        <div className={classes.waiting}>
          <QueryView query={page}>{() => null}</QueryView>
        </div>
      )}
    </main>
  );
};
