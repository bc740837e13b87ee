import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from '../../../../shared/forms/zod';
import type { ChapterDetails, Release, ReleaseReason } from '../../types';
import { updatePolicies } from '../updatePolicies';

export const releaseReasons = ['legal', 'sector', 'editorial'] as const satisfies readonly ReleaseReason[];
export const longestNote = 500;

const schema = z.object({
  reason: z.enum(releaseReasons),
  note: z.string().trim().min(1).max(longestNote),
  reference: z.string().trim().max(200),
  effective_on: z.union([z.literal(''), z.iso.date()]),
  update_policy: z.enum(updatePolicies),
});

export type ReleaseValues = z.infer<typeof schema>;

export const useReleaseForm = ({ update_policy }: ChapterDetails) =>
  useForm<ReleaseValues>({
    resolver: zodResolver(schema),
    defaultValues: { reason: 'editorial', note: '', reference: '', effective_on: '', update_policy },
    shouldFocusError: false,
  });

/** No day means at once. */
export const bodyOf = ({ effective_on, ...rest }: ReleaseValues): Release => ({
  ...rest,
  effective_on: effective_on || null,
});
