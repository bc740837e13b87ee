import { z } from '../../../../shared/forms/zod';
import { i18n } from '../../../../shared/locale/i18n';
import { day } from '../../access/period';

type Period = { starts_on: string; ends_on: string };

/** A replacement ends one day, and not before it begins. */
const endsOneDay = ({ starts_on, ends_on }: Period, context: z.RefinementCtx) => {
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
