import { Icon, StatusTag, VisuallyHidden } from '@livretier/ui';
import {
  IconAlertTriangle,
  IconArrowUp,
  IconCircleCheck,
  IconGitMerge,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Unit } from '../api';
import { clashOf, excerptOf, isDecided } from '../units';
import { useUpdateTexts } from '../useUpdateTexts';
import classes from './Proposal.module.css';

const looks = {
  conflict: [IconAlertTriangle, 'danger'],
  adapted: [IconGitMerge, 'warning'],
  added: [IconPlus, 'info'],
  removed: [IconMinus, 'warning'],
  changed: [IconArrowUp, 'neutral'],
} as const;

/** What happened there: a clash first, else what the release did. */
const UnitTag = ({ unit }: { unit: Unit }) => {
  const { t } = useTranslation('updates');
  const clash = clashOf(unit);
  const kind = clash === 'none' ? unit.change : clash;
  const [shape, tone] = looks[kind];
  return (
    <StatusTag shape={shape} tone={tone}>
      {t(`tag.${kind}`)}
    </StatusTag>
  );
};

type Props = { units: readonly Unit[]; current: Unit; onOpen: (unit: string) => void };

/** All that the release changed in the chapter, and which of it is decided. */
export const UnitList = ({ units, current, onOpen }: Props) => {
  const { t } = useTranslation('updates');
  const texts = useUpdateTexts();
  return (
    <ol className={classes.units}>
      {units.map((unit) => (
        <li key={unit.unit}>
          <button
            type="button"
            className={classes.unit}
            aria-current={unit === current || undefined}
            onClick={() => onOpen(unit.unit)}
          >
            <span className={classes.name}>
              {texts.unit(unit)}
              {isDecided(unit) && (
                <span className={classes.done}>
                  <Icon of={IconCircleCheck} />
                  <VisuallyHidden>{t('proposal.done')}</VisuallyHidden>
                </span>
              )}
            </span>
            {excerptOf(unit) && <span className={classes.excerpt}>{excerptOf(unit)}</span>}
            <UnitTag unit={unit} />
          </button>
        </li>
      ))}
    </ol>
  );
};
