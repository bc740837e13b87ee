import { useSignedInUser } from '@/features/accounts';
import type { Person } from './api';

/** The day that it is for the company: « 2027-03-16 ». */
export const useToday = () => {
  const timeZone = useSignedInUser().company?.timezone;
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
};

/** Whether somebody's last day is over. */
export const hasLeft = ({ left_on }: Pick<Person, 'left_on'>, today: string) => left_on !== null && left_on < today;
