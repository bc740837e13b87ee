import * as z from 'zod';
import { version1 } from './versions';

const stored = z.looseObject({ schema: z.number() });

type Step = (document: unknown) => unknown;

/* One frozen function a step: never edited once a document was stored in the version that it makes. */

/** Version 1 had headings only, their text a plain string, and the title and language of its page. */
const toVersion2: Step = (document) => ({
  schema: 2,
  blocks: version1.parse(document).blocks.map(({ id, type, props: { level, text } }) => ({
    id,
    type,
    props: { level },
    text: [{ type: 'text', text }],
  })),
});

const steps: Record<number, Step> = { 1: toVersion2 };

/** A stored document in the newest version; what is not a document comes back as it is, to be refused. */
export const migrate = (document: unknown): unknown => {
  const { data } = stored.safeParse(document);
  const step = data && steps[data.schema];
  if (!step) return document;
  try {
    return migrate(step(document));
  } catch (error) {
    if (error instanceof z.ZodError) return document;
    throw error;
  }
};
