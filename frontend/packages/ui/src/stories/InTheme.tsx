import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider';
import { labels } from './labels';

/** What tests render components in: the theme, with the words that people read. */
export const InTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider labels={labels}>{children}</ThemeProvider>
);
