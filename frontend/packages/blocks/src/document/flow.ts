import * as z from 'zod';
import { listSchema } from '../list/schema';
import { paragraphSchema } from '../paragraph/schema';

/** What may stand in any block that holds others: running text. */
export const flowSchema = z.discriminatedUnion('type', [paragraphSchema, listSchema]);
