import { type Document, migrate } from '@livretier/blocks';

/* The API knows a document as an object: what it holds is said by the schema of the blocks, which every save obeys. */
export const readable = <Page extends { document: object }>(page: Page) => ({
  ...page,
  document: migrate(page.document) as Document,
});
