import type { Drawing } from '@livretier/ui';
import {
  IconArmchair,
  IconBell,
  IconBook2,
  IconIdBadge2,
  IconSchool,
  IconShieldCheck,
  IconStethoscope,
  IconTools,
} from '@tabler/icons-react';
import type { BookletOut } from '../../../shared/booklet/queries';

export type Kind = BookletOut['kind'];

/** The kinds of booklet, as the first step offers them. */
export const kindIcons = {
  employee_welcome: IconIdBadge2,
  safety: IconShieldCheck,
  trainee: IconSchool,
  apprentice: IconTools,
  patient: IconStethoscope,
  resident: IconArmchair,
  customer: IconBell,
  other: IconBook2,
} as const satisfies Record<Kind, Drawing>;

export const kinds = Object.keys(kindIcons) as Kind[];
