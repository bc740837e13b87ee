import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from '../../../shared/forms/zod';

const schema = z.object({ current_password: z.string().min(1).max(256), code: z.string().trim().min(6).max(40) });

export type Proof = z.infer<typeof schema>;
export type ProofForm = UseFormReturn<Proof, unknown, Proof>;

/** The password and a code, before what weakens or renews the second factor. */
export const useProofForm = (): ProofForm =>
  useForm({ resolver: zodResolver(schema), defaultValues: { current_password: '', code: '' } });
