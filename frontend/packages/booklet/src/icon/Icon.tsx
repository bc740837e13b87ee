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
  contents: [
    'M13 5h8',
    'M13 9h5',
    'M13 15h8',
    'M13 19h5',
    'M3 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
    'M3 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
  ],
  search: ['M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M21 21l-6 -6'],
  phone: ['M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2'],
  message: [
    'M8 9h8',
    'M8 13h6',
    'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3z',
  ],
  route: [
    'M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
    'M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4z',
    'M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5',
  ],
  close: ['M18 6l-12 12', 'M6 6l12 12'],
  size: ['M3 7v-2h13v2', 'M10 5v14', 'M12 19h-4', 'M15 13v-1h6v1', 'M18 12v7', 'M17 19h2'],
  print: [
    'M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2',
    'M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4',
    'M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4',
  ],
  lock: [
    'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
    'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
    'M8 11v-4a4 4 0 1 1 8 0v4',
  ],
  unlink: [
    'M17 22v-2',
    'M9 15l6 -6',
    'M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464',
    'M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
    'M20 17h2',
    'M2 7h2',
    'M7 2v2',
  ],
  calendar: [
    'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
    'M16 3l0 4',
    'M8 3l0 4',
    'M4 11l16 0',
    'M8 15h2v2h-2l0 -2',
  ],
  clock: ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 7v5l3 3'],
  info: ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 9h.01', 'M11 12h1v4h1'],
  mail: ['M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10', 'M3 7l9 6l9 -6'],
  check: ['M5 12l5 5l10 -10'],
  paper: [
    'M14 3v4a1 1 0 0 0 1 1h4',
    'M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2',
    'M12 17v-6',
    'M9.5 14.5l2.5 2.5l2.5 -2.5',
  ],
  download: ['M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2', 'M7 11l5 5l5 -5', 'M12 4l0 12'],
} as const;

export type IconName = keyof typeof icons;

/** A drawing beside words that say the same: never read aloud. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="lvr-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {icons[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
