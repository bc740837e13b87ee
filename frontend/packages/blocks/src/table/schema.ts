import * as z from 'zod';
import { container, line } from '../document/define';
import { flowSchema } from '../document/flow';

export const tableCellSchema = container('table_cell', {}, flowSchema, { min: 1, max: 20 });
export const tableRowSchema = container('table_row', {}, tableCellSchema, { min: 1, max: 12 });

export const tableSchema = container(
  'table',
  { caption: line(200), header: z.enum(['none', 'row', 'column', 'both']) },
  tableRowSchema,
  { min: 1, max: 100 },
);

export type TableBlock = z.infer<typeof tableSchema>;
