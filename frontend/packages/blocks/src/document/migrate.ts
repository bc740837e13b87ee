import { SCHEMA_VERSION } from './document';

type Stored = { schema: number; [field: string]: unknown };

/* One frozen function a step: never edited once a document was stored in the version that it makes. */

/** Version 1 had headings only, their text a plain string, and the title and language of its page. */
const toVersion2 = ({ blocks }: Stored): Stored => ({
  schema: 2,
  blocks: (blocks as { id: string; type: 'heading'; props: { level: number; text: string } }[]).map(
    ({ id, type, props: { level, text } }) => ({ id, type, props: { level }, text: [{ type: 'text', text }] }),
  ),
});

const steps: Record<number, (document: Stored) => Stored> = { 1: toVersion2 };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && typeof (value as Stored).schema === 'number';

/** A stored document in the newest version; what is not a document comes back as it is, to be refused. */
export const migrate = (stored: unknown): unknown => {
  let document = stored;
  while (isStored(document) && document.schema < SCHEMA_VERSION) {
    const step = steps[document.schema];
    if (!step) return stored;
    document = step(document);
  }
  return document;
};
