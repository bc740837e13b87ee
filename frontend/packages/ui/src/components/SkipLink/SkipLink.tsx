import type { MouseEvent } from 'react';
import { useLabels } from '../../labels/useLabels';
import classes from './SkipLink.module.css';

export const contentId = 'content';

const focusContent = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(contentId)?.focus();
};

/** First stop of the keyboard: straight to the content, without touching the address. */
export const SkipLink = () => (
  <a href={`#${contentId}`} onClick={focusContent} className={classes.skip}>
    {useLabels().skipToContent}
  </a>
);
