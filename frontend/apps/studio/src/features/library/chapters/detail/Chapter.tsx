import { Page } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../../shared/forms/unsaved';
import { useShownThing } from '../../../../shared/shownThing';
import { focusTitle } from '../../../../shared/text/focusTitle';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { Sign } from '../../icons/Sign';
import type { ChapterDetails } from '../../types';
import { useSectorNames } from '../../useSectorNames';
import { ChapterStatusTag } from '../ChapterStatusTag';
import classes from './Chapter.module.css';
import { ChapterActs } from './ChapterActs';
import { Covered } from './Covered';
import { PagesStrip } from './PagesStrip';
import { ReleaseSheet } from './ReleaseSheet';
import { SheetEditor } from './SheetEditor';
import { Usage } from './Usage';
import { Versions } from './Versions';

/** "Socle commun, version 7. Hôtellerie-restauration, Médico-social." */
const useLead = () => {
  const { t } = useTranslation('library');
  const sectorNames = useSectorNames();
  return ({ scope, version, sectors }: ChapterDetails) =>
    t(version > 0 ? 'chapters.detail.lead' : 'chapters.detail.leadUnreleased', {
      scope: t(`chapters.scope.${scope}`),
      version,
      sectors: sectorNames(sectors, sectors.length),
    });
};

/** A chapter as a whole; its sheet and its release open beside it. */
export const Chapter = ({ chapter }: { chapter: ChapterDetails }) => {
  const lead = useLead();
  const [open, setOpen] = useState<'sheet' | 'release' | null>(null);
  const close = async () => (await mayLeave()) && setOpen(null);
  const done = () => {
    setOpen(null);
    focusTitle();
  };
  const beside = { chapter, onClose: () => void close(), onDone: done };
  usePageTitle(chapter.title);
  useShownThing(chapter.title);
  return (
    <Page
      title={chapter.title}
      mark={<Sign icon={chapter.icon} size="large" />}
      tag={<ChapterStatusTag status={chapter.status} />}
      lead={lead(chapter)}
      actions={<ChapterActs chapter={chapter} onEdit={() => setOpen('sheet')} onRelease={() => setOpen('release')} />}
    >
      {chapter.summary && <p className={classes.summary}>{chapter.summary}</p>}
      <PagesStrip chapter={chapter} />
      <div className={classes.columns}>
        <Versions chapter={chapter} />
        <Usage chapter={chapter} />
      </div>
      <Covered chapter={chapter} />
      {open === 'sheet' && <SheetEditor {...beside} />}
      {open === 'release' && <ReleaseSheet {...beside} />}
    </Page>
  );
};
