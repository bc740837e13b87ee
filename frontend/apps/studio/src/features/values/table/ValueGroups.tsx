import { Icon, type Selection } from '@livretier/ui';
import {
  IconBed,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconDots,
  IconFileText,
  IconMapPin,
  IconSchool,
  IconShieldCheck,
  IconStethoscope,
  IconUsers,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Site } from '../api';
import classes from './ValueGroups.module.css';
import { ValuesTable } from './ValuesTable';
import { type GroupId, isFilled, type ValueGroup } from './valueGroupsOf';

const drawings: Record<GroupId, typeof IconDots> = {
  required: IconWorldUpload,
  address: IconMapPin,
  people: IconUsers,
  health: IconStethoscope,
  safety: IconShieldCheck,
  contract: IconFileText,
  training: IconSchool,
  stay: IconBed,
  other: IconDots,
};

type Props = {
  groups: readonly ValueGroup[];
  mayWrite: boolean;
  site: Site | null;
  ofBooklet?: boolean;
  selection: Selection;
  active?: string | undefined;
  onActive?: (key: string) => void;
  /** The one that is open; the others are one line each. */
  open: GroupId | null;
  onOpen: (group: GroupId | null) => void;
};

/** The informations in groups, one open at a time. */
export const ValueGroups = ({ groups, open, onOpen, ...table }: Props) => {
  const { t } = useTranslation('values');
  const id = useId();
  return (
    <div className={classes.groups}>
      {groups.map((group) => {
        const isOpen = group.id === open;
        const filled = group.lines.filter(isFilled).length;
        const whole = filled === group.lines.length;
        return (
          <section key={group.id} className={classes.group} aria-labelledby={`${id}-${group.id}`}>
            <h2 className={classes.heading}>
              <button
                type="button"
                id={`${id}-${group.id}`}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : group.id)}
              >
                <Icon of={IconChevronRight} size={16} />
                <Icon of={drawings[group.id]} />
                <span className={classes.name}>{t(`groups.${group.id}`)}</span>
                <span className={classes.count} data-whole={whole || undefined}>
                  <Icon of={whole ? IconCircleCheck : IconCircleDashed} size={16} />
                  {t('groups.filled', { count: filled, all: group.lines.length })}
                </span>
              </button>
            </h2>
            {isOpen && <ValuesTable {...table} lines={group.lines} />}
          </section>
        );
      })}
    </div>
  );
};
