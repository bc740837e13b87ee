import { Icon, IconButton, Segmented, VisuallyHidden } from '@livretier/ui';
import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag, CoverOf } from '@/features/booklets/booklet';
import { type Width, widths } from '@/features/editor/canvas/PageSheet';
import { Conflicts } from '@/features/editor/conflict/Conflicts';
import { type Session, useCanvasState, useEditing } from '@/features/editor/session/context';
import type { Person } from '@/features/editor/source/types';
import { GoingLine } from '@/features/publishing';
import { LinkButton } from '@/shared/LinkButton';
import type { SideName } from '../Sides';
import { AccessibilityBadge, ChecksBadge, People } from './Badges';
import { BookletActs } from './BookletActs';
import { SaveState } from './SaveState';
import classes from './TopBar.module.css';

const UndoButtons = ({ session }: { session: Session }) => {
  const { t } = useTranslation('editor');
  const { canUndo, canRedo } = useCanvasState(session);
  const canvas = () => session.canvas.current;
  return (
    <>
      <IconButton label={t('top.undo')} icon={IconArrowBackUp} disabled={!canUndo} onClick={() => canvas()?.undo()} />
      <IconButton
        label={t('top.redo')}
        icon={IconArrowForwardUp}
        disabled={!canRedo}
        onClick={() => canvas()?.redo()}
      />
    </>
  );
};

type Props = {
  width: Width;
  onWidth: (width: Width) => void;
  people: readonly Person[];
  side: SideName | null;
  onSide: (name: SideName) => void;
  /** Opens what stands beside the canvas where there is no room for it. */
  onInspector: (() => void) | undefined;
  onPreview: () => void;
  onPublish: () => void;
  onVersions: () => void;
};

const devices = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop };

export const TopBar = ({ width, onWidth, people, side, onSide, onInspector, ...acts }: Props) => {
  const { t } = useTranslation('editor');
  const { source, manuscript, session, mayWrite, mayCorrect } = useEditing();
  const { plan } = manuscript;
  return (
    <header className={classes.top} data-region="top">
      <Link to={source.above} params={{ id: source.id }} className={classes.back}>
        <Icon of={IconArrowLeft} />
        <VisuallyHidden>{t(`top.back.${source.kind}`)}</VisuallyHidden>
      </Link>
      {plan && (
        <span className={classes.cover}>
          <CoverOf booklet={plan.booklet} size="table" />
        </span>
      )}
      <div className={classes.name}>
        <h1 tabIndex={-1} className={classes.title}>
          {manuscript.title}
        </h1>
        {session && <SaveState session={session} />}
      </div>
      {plan && (
        <GoingLine bookletId={source.id} onOpen={acts.onPublish}>
          <span className={classes.status}>
            <BookletStatusTag booklet={plan.booklet} />
          </span>
        </GoingLine>
      )}
      {session && mayCorrect && (
        <span className={classes.undo}>
          <UndoButtons session={session} />
        </span>
      )}
      <span className={classes.widths}>
        <Segmented
          label={t('top.device')}
          value={width}
          onChange={onWidth}
          options={widths.map((value) => ({ value, label: t(`top.devices.${value}`), icon: devices[value] }))}
        />
      </span>
      <span className={classes.end}>
        {session && <Conflicts session={session} />}
        {plan && <ChecksBadge bookletId={source.id} opened={side === 'checks'} onToggle={() => onSide('checks')} />}
        {!plan && session && mayWrite && (
          <AccessibilityBadge
            session={session}
            opened={side === 'accessibility'}
            onToggle={() => onSide('accessibility')}
          />
        )}
        <People people={people} />
        {onInspector && (
          <span className={plan ? classes.inspector : undefined}>
            <IconButton label={t('top.inspector')} icon={IconAdjustmentsHorizontal} onClick={onInspector} />
          </span>
        )}
        {plan && <BookletActs booklet={plan.booklet} {...acts} />}
        {source.release && (
          <span className={classes.release}>
            <LinkButton to={source.release} params={{ id: source.id }} look="primary">
              {t('top.release')}
            </LinkButton>
          </span>
        )}
      </span>
    </header>
  );
};
