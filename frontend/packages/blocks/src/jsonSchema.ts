import * as z from 'zod';
import { documentSchema } from './document/document';

/** What Python checks on every save, in the words of JSON Schema. */
export const jsonSchema = () => z.toJSONSchema(documentSchema);
