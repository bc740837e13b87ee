type Rows = { before: readonly number[]; row: readonly number[] };

/** The next row of the table of distances: what it costs to make one word up to a letter out of each beginning of another. */
const nextRow = (one: string, other: string, at: number, { before, row }: Rows) => {
  const next = [at];
  for (let place = 1; place <= other.length; place++) {
    const changed = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1);
    const isSwapped = one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1];
    const swapped = isSwapped ? (before[place - 2] ?? changed) + 1 : changed;
    next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, changed, swapped));
  }
  return next;
};

/** Whether one word becomes another by at most so many letters changed, added, left out or swapped. */
export const isWithin = (one: string, other: string, most: number) => {
  if (Math.abs(one.length - other.length) > most) return false;
  let rows: Rows = { before: [], row: Array.from({ length: other.length + 1 }, (_, place) => place) };
  for (let at = 1; at <= one.length; at++) {
    const next = nextRow(one, other, at, rows);
    if (Math.min(...next) > most) return false;
    rows = { before: rows.row, row: next };
  }
  return (rows.row.at(-1) ?? 0) <= most;
};
