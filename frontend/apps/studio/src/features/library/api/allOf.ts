type Part<Item> = { items: readonly Item[]; next: string | null };

/* More than the platform will have: a list that goes on for ever must end somewhere. */
const most = 20;

/** Every item of a list that comes in pages. */
export const allOf = async <Item>(fetchPart: (cursor: string | null) => Promise<Part<Item>>): Promise<Item[]> => {
  const all: Item[] = [];
  let cursor: string | null = null;
  for (let part = 0; part < most; part += 1) {
    const { items, next }: Part<Item> = await fetchPart(cursor);
    all.push(...items);
    if (!next) break;
    cursor = next;
  }
  return all;
};
