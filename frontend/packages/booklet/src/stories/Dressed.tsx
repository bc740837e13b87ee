import '@livretier/blocks/styles.css';
import '../styles.css';
import type { ReactNode } from 'react';
import type { Theme } from '../theme';
import { loadFonts, wear } from '../wear';

/** What a booklet shows, in its clothes. */
export const Dressed = ({ theme, children }: { theme: Theme; children: ReactNode }) => {
  void loadFonts(theme);
  return (
    <div className="lvb-page" ref={wear(theme)}>
      {children}
    </div>
  );
};
