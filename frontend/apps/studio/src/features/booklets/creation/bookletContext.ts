import { createContext, use } from 'react';
import type { BookletOut } from '@/features/booklets/api';

/** The booklet that is being made; undefined as long as it has no name. */
export const BookletContext = createContext<BookletOut | undefined>(undefined);

export const useBuiltBooklet = () => use(BookletContext);
