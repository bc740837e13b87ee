/** The documents one accepts, in the order they are read. */
export const documents = ['cgu', 'rgpd'] as const;
export type Document = (typeof documents)[number];
