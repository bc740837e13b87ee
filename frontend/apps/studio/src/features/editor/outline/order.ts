type Line = { id: string };

/** The pages once one of them stands after another, or first. */
export const moved = <Page extends Line>(pages: readonly Page[], id: string, after: string | null): Page[] => {
  const page = pages.find((candidate) => candidate.id === id);
  const others = pages.filter((candidate) => candidate.id !== id);
  if (!page) return others;
  const index = after === null ? 0 : others.findIndex((candidate) => candidate.id === after) + 1;
  return [...others.slice(0, index), page, ...others.slice(index)];
};

/** What a page stands after once it has moved by one; undefined at the edge. */
export const afterStep = (pages: readonly Line[], id: string, direction: -1 | 1): string | null | undefined => {
  const others = pages.filter((page) => page.id !== id);
  const index = pages.findIndex((page) => page.id === id) + direction;
  if (index < 0 || index > others.length) return undefined;
  return others[index - 1]?.id ?? null;
};

/** What a page stands after once it is dropped before the page of this index; undefined where it stood already. */
export const afterDrop = (pages: readonly Line[], id: string, index: number): string | null | undefined => {
  const from = pages.findIndex((page) => page.id === id);
  if (from < 0 || index === from || index === from + 1) return undefined;
  return pages[index - 1]?.id ?? null;
};
