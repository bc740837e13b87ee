import { Icon, IconButton, Segmented, VisuallyHidden } from '@livretier/ui';
import {
  IconAdjustmentsHorizontal,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BookletStatusTag } from '../../../shared/booklet/BookletStatusTag';
import { CoverOf } from '../../../shared/booklet/CoverOf';
import { LinkButton } from '../../../shared/LinkButton';
import { GoingLine } from '../../publishing';
import { AccessibilityBadge } from '../accessibility/AccessibilityBadge';
import { ChecksBadge } from '../checks/ChecksBadge';
import { Conflicts } from '../conflict/Conflicts';
import type { SideName } from '../frame/useSides';
import { People } from '../presence/People';
import { useEditing } from '../session/context';
import type { Person } from '../source/types';
import { BookletActs } from './BookletActs';
import { SaveState } from './SaveState';
import classes from './TopBar.module.css';
import { UndoButtons } from './UndoButtons';
import { type Width, widths } from './widths';

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
  const { source, manuscript, session, mayWrite } = useEditing();
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
      {session && mayWrite && (
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
          <IconButton label={t('top.inspector')} icon={IconAdjustmentsHorizontal} onClick={onInspector} />
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
