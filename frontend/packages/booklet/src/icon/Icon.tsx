/* Drawn after Tabler Icons (MIT): a booklet carries no interface kit. */
const icons = {
  back: ['M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6'],
  forward: ['M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6'],
  chevron: ['M9 6l6 6l-6 6'],
  language: [
    'M9 6.371c0 4.418 -2.239 6.629 -5 6.629',
    'M4 6.371h7',
    'M5 9c0 2.144 2.252 3.908 6 4',
    'M12 20l4 -9l4 9',
    'M19.1 18h-6.2',
    'M6.694 3l.793 .582',
  ],
  download: ['M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2', 'M7 11l5 5l5 -5', 'M12 4l0 12'],
} as const;

/** A drawing beside words that say the same: never read aloud. */
export const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg className="lvr-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {icons[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
