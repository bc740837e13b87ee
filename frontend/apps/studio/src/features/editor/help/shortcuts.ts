/** What each key does: the name of its sentence, then the keys; those with a name are named by our texts. */
export const shortcuts = [
  {
    group: 'write',
    keys: [
      ['insert', '/'],
      ['value', '{{'],
      ['bold', 'Ctrl+B'],
      ['italic', 'Ctrl+I'],
      ['underline', 'Ctrl+U'],
      ['undo', 'Ctrl+Z'],
      ['redo', 'Ctrl+shift+Z'],
    ],
  },
  {
    group: 'blocks',
    keys: [
      ['moveBlock', 'Ctrl+shift+↑', 'Ctrl+shift+↓'],
      ['toolbar', 'Alt+F10'],
      ['leave', 'enter+enter'],
    ],
  },
  {
    group: 'pages',
    keys: [
      ['walk', '↑', '↓'],
      ['fold', '←', '→'],
      ['movePage', 'Alt+↑', 'Alt+↓'],
      ['renamePage', 'F2'],
      ['removePage', 'delete'],
    ],
  },
  {
    group: 'screen',
    keys: [
      ['regions', 'F6', 'shift+F6'],
      ['find', 'Ctrl+F'],
      ['save', 'Ctrl+S'],
      ['help', 'Ctrl+/'],
    ],
  },
] as const;

const named = ['shift', 'enter', 'delete'] as const;
type Named = (typeof named)[number];

/** « Ctrl Maj ↑ » in the words of the keyboard that people have. */
export const written = (keys: string, nameOf: (key: Named) => string) =>
  keys
    .split('+')
    .map((key) => {
      const known = named.find((name) => name === key);
      return known ? nameOf(known) : key;
    })
    .join(' ');
