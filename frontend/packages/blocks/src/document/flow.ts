import * as z from 'zod';
import { block as list } from '../list';
import { block as paragraph } from '../paragraph';

/** What may stand in any block that holds others: running text. */
export const flowSchema = z.discriminatedUnion('type', [paragraph.schema, list.schema]);
