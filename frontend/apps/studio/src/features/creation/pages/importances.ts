import type { Drawing } from '@livretier/ui';
import { IconAsterisk, IconBookmark, IconInfoCircle } from '@tabler/icons-react';
import type { OutlineLine } from '../../../shared/booklet/queries';

export type Importance = OutlineLine['importance'];

/** How much a page matters, the most first. */
export const importances = ['mandatory', 'important', 'info'] as const satisfies readonly Importance[];

export const importanceIcons: Record<Importance, Drawing> = {
  mandatory: IconAsterisk,
  important: IconBookmark,
  info: IconInfoCircle,
};

export const isImportance = (value: string): value is Importance => importances.some((one) => one === value);
