import { useTranslation } from 'react-i18next';
import { day } from '@/features/booklets/access/period';
import type { Access } from '@/features/booklets/types';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';

export type Manager = Access & { id: string; duty: NonNullable<Access['duty']> };

/** Whether somebody answers for the booklet, alone or with others. */
export const isManager = (access: Access): access is Manager => access.id !== null && access.duty !== null;

const order = { main: 0, substitute: 1, manager: 2 } as const;

/** The main one first. */
export const managersOf = (accesses: readonly Access[]) =>
  accesses.filter(isManager).sort((one, other) => order[one.duty] - order[other.duty]);

type Period = Pick<Access, 'starts_on' | 'ends_on'>;

/** Where a period of days stands; a day that is not given bounds nothing. */
export const periodState = ({ starts_on, ends_on }: Period, today: string) => {
  if (ends_on && ends_on < today) return 'over';
  return starts_on && starts_on > today ? 'planned' : 'running';
};

/** "du 3 août au 17 août 2027", "jusqu’au 30 avril 2027"; nothing when no day bounds it. */
export const usePeriodText = () => {
  const { t } = useTranslation('booklets');
  const locale = useLocale();
  const dayOf = (day: string, year = true) => longDate(calendarDay(day), locale, { year });
  return ({ starts_on, ends_on }: Pick<Access, 'starts_on' | 'ends_on'>) => {
    if (starts_on && ends_on) {
      const otherYear = starts_on.slice(0, 4) !== ends_on.slice(0, 4);
      return t('people.between', { from: dayOf(starts_on, otherYear), to: dayOf(ends_on) });
    }
    if (ends_on) return t('people.until', { day: dayOf(ends_on) });
    return starts_on ? t('people.from', { day: dayOf(starts_on) }) : '';
  };
};

type PeriodFields = { starts_on: string; ends_on: string };

/** A replacement ends one day, and not before it begins. */
const endsOneDay = ({ starts_on, ends_on }: PeriodFields, context: z.RefinementCtx) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['ends_on'], message });
  if (!ends_on) refuse(i18n.t('forms:required'));
  else if (starts_on && ends_on < starts_on) refuse(i18n.t('booklets:replacement.before'));
};

const days = { starts_on: day, ends_on: day };

export const periodSchema = z.object(days).superRefine(endsOneDay);

export const managerSchema = z
  .object({ duty: z.enum(['manager', 'substitute']), scope: z.string().trim().max(200), ...days })
  .superRefine((values, context) => {
    if (values.duty === 'substitute') endsOneDay(values, context);
  });
