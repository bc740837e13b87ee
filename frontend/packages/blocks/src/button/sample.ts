import type { Sample } from '../samples/sampleOf';

export const sample: Sample<'button'> = {
  filled: {
    id: 'bouton',
    type: 'button',
    props: { label: 'Ouvrir mon planning', href: 'https://planning.example.org/' },
  },
  random: ({ words, href }) => ({ props: { label: words(3), href: href() } }),
  before: ({ label }) => label,
};
