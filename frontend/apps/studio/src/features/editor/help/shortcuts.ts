/** What each key does: the name of its sentence, then the keys. */
export const shortcuts = [
  {
    group: 'write',
    keys: [
      ['insert', '/'],
      ['value', '{{'],
      ['bold', 'Ctrl B'],
      ['italic', 'Ctrl I'],
      ['underline', 'Ctrl U'],
      ['link', 'Ctrl K'],
      ['undo', 'Ctrl Z'],
      ['redo', 'Ctrl Maj Z'],
    ],
  },
  {
    group: 'blocks',
    keys: [
      ['moveBlock', 'Ctrl Maj ↑', 'Ctrl Maj ↓'],
      ['toolbar', 'Alt F10'],
      ['leave', 'Entrée Entrée'],
    ],
  },
  {
    group: 'pages',
    keys: [
      ['movePage', 'Alt ↑', 'Alt ↓'],
      ['renamePage', 'F2'],
      ['removePage', 'Suppr'],
    ],
  },
  {
    group: 'screen',
    keys: [
      ['regions', 'F6', 'Maj F6'],
      ['find', 'Ctrl F'],
      ['save', 'Ctrl S'],
      ['help', 'Ctrl /'],
    ],
  },
] as const;
