import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from '../../../shared/forms/zod';
import { useSession } from '../../accounts';

export const longestNote = 500;

const schema = z.object({ note: z.string().trim().min(3).max(longestNote), effective_on: z.iso.date() });

/** Today where the company is, as the server writes days. */
const today = (timeZone: string | undefined) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

export const usePublicationForm = () => {
  const timeZone = useSession()?.company?.timezone;
  return useForm({ resolver: zodResolver(schema), defaultValues: { note: '', effective_on: today(timeZone) } });
};

export type PublicationForm = ReturnType<typeof usePublicationForm>;
