import type { UseFormReturn } from 'react-hook-form';
import { z } from '../../shared/forms/zod';
import { locales } from '../../shared/locale/locales';
import { endsOneDay, roleFields } from './roles/roleFields';

const name = z.string().trim().min(1).max(80);

/** An account as both forms write it: who somebody is, where and as what. */
export const accountSchema = z
  .object({
    first_name: name,
    last_name: name,
    email: z.string().trim().pipe(z.email().max(254)),
    language: z.enum(locales),
    ...roleFields,
  })
  .superRefine(endsOneDay);

export type AccountValues = z.infer<typeof accountSchema>;
export type AccountForm = UseFormReturn<AccountValues, unknown, AccountValues>;
