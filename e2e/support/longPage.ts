type Made = { id: string; type: string; props: object; text?: object[]; children?: Made[] };

const sentence =
  'Chacun trouve ici ce qu’il lui faut pour bien commencer : les horaires, les gestes, les personnes à qui parler et ce qui se fait en cas de doute.';

/** A document at its limit, of the blocks that people write most. */
export const longPage = (count: number) => {
  let last = 0;
  const make = (type: string, props: object, inside: Partial<Made> = {}): Made => {
    last += 1;
    return { id: `b${last}`, type, props, ...inside };
  };
  const words = (text = sentence) => [
    { type: 'text', text: `${text} ` },
    { type: 'text', text: 'À savoir', marks: [{ type: 'bold' }] },
    { type: 'text', text: `, n° ${last}.` },
  ];
  const paragraph = (text?: string) => make('paragraph', {}, { text: words(text) });
  const holders = (type: string, props: object, length: number) =>
    Array.from({ length }, () => make(type, props, { children: [paragraph('Un point court')] }));
  const row = () => make('table_row', {}, { children: holders('table_cell', {}, 3) });

  const large = [
    () => make('table', { caption: 'Horaires', header: 'row' }, { children: [row(), row(), row()] }),
    () => make('steps', {}, { children: holders('step', {}, 3) }),
    () => make('accordion', {}, { children: holders('accordion_item', { title: 'En détail' }, 2) }),
  ];
  const small = [
    () => make('heading', { level: 2 }, { text: [{ type: 'text', text: `Partie ${last}` }] }),
    () => make('list', { ordered: false }, { children: holders('list_item', {}, 4) }),
    () => make('callout', { tone: 'warning' }, { children: [paragraph('Le sol glisse')] }),
    () => make('quote', { author: 'Solène' }, { text: words('On sourit d’abord') }),
  ];
  /* Of ten blocks, five are paragraphs. */
  const block = (place: number) => {
    const rank = place % 10;
    if (rank === 9) return large[Math.floor(place / 10) % large.length]?.();
    return rank % 2 === 0 && rank < 8 ? small[rank / 2]?.() : paragraph();
  };
  return { schema: 2, blocks: Array.from({ length: count }, (_, place) => block(place)) };
};

/** A document of one table, every cell of which says something. */
export const tablePage = (columns: number, rows: number) => {
  const cell = (row: number, column: number): Made => ({
    ...{ id: `r${row}c${column}`, type: 'table_cell', props: {} },
    children: [
      {
        ...{ id: `r${row}c${column}p`, type: 'paragraph', props: {} },
        text: [{ type: 'text', text: `${row + 7} h ${column}` }],
      },
    ],
  });
  const row = (index: number): Made => ({
    ...{ id: `r${index}`, type: 'table_row', props: {} },
    children: Array.from({ length: columns }, (_, column) => cell(index, column)),
  });
  const table: Made = {
    ...{ id: 't', type: 'table', props: { caption: 'Horaires', header: 'row' } },
    children: Array.from({ length: rows }, (_, index) => row(index)),
  };
  return { schema: 2, blocks: [table] };
};
