/** `meta: shownInPlace` on a query or a mutation: its screen shows the error, so no notification repeats it. */
export const shownInPlace = { errorShownInPlace: true };

type Meta = { errorShownInPlace?: boolean; [key: string]: unknown };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}
