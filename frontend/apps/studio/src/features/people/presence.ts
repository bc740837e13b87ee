import { useSignedInUser } from '@/features/accounts';
import { dayIn } from '@/shared/text/moments';
import type { Person } from './api';

/** The day that it is for the company. */
export const useToday = () => dayIn(useSignedInUser().company?.timezone);

/** Whether somebody's last day is over. */
export const hasLeft = ({ left_on }: Pick<Person, 'left_on'>, today: string) => left_on !== null && left_on < today;
