/** How large a name stands on a cover, on a screen as on paper. */
export const titleSize = ({ length }: string) => {
  if (length > 80) return 'small';
  return length > 45 ? 'medium' : 'large';
};
