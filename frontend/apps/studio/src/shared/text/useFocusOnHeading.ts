import { useEffect } from 'react';

/** Start reading at the title of what has just replaced a form in place. */
export const useFocusOnHeading = () => useEffect(() => document.querySelector('h1')?.focus(), []);
