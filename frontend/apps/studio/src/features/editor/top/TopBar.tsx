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
import { LinkButton } from '../../../shared/LinkButton';
import { AccessibilityBadge } from '../accessibility/AccessibilityBadge';
import { Conflicts } from '../conflict/Conflicts';
import { People } from '../presence/People';
import { useEditing } from '../session/context';
import type { Person } from '../source/types';
import { SaveState } from './SaveState';
import classes from './TopBar.module.css';
import { UndoButtons } from './UndoButtons';
import { type Width, widths } from './widths';

type Props = {
  width: Width;
  onWidth: (width: Width) => void;
  people: readonly Person[];
  accessibility: boolean;
  onAccessibility: () => void;
  /** Opens what stands beside the canvas where there is no room for it. */
  onInspector: (() => void) | undefined;
};

const devices = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop };

export const TopBar = ({ width, onWidth, people, accessibility, onAccessibility, onInspector }: Props) => {
  const { t } = useTranslation('editor');
  const { source, manuscript, session, mayWrite } = useEditing();
  return (
    <header className={classes.top} data-region="top">
      <Link to={source.above} params={{ id: source.id }} className={classes.back}>
        <Icon of={IconArrowLeft} />
        <VisuallyHidden>{t('top.back')}</VisuallyHidden>
      </Link>
      <div className={classes.name}>
        <h1 tabIndex={-1} className={classes.title}>
          {manuscript.title}
        </h1>
        {session && <SaveState session={session} />}
      </div>
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
        {session && mayWrite && (
          <AccessibilityBadge session={session} opened={accessibility} onToggle={onAccessibility} />
        )}
        <People people={people} />
        {onInspector && (
          <IconButton label={t('top.inspector')} icon={IconAdjustmentsHorizontal} onClick={onInspector} />
        )}
        <span className={classes.release}>
          <LinkButton to={source.release} params={{ id: source.id }} look="primary">
            {t('top.release')}
          </LinkButton>
        </span>
      </span>
    </header>
  );
};
