import { useSearch } from '@tanstack/react-router';
import { bookletSearch } from '../bookletSearch';

/** The booklet of the address: `?livret=`. */
export const useBookletParam = () => useSearch({ strict: false, select: (search) => bookletSearch(search).livret });
