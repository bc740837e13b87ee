import type * as z from 'zod';
import { atom } from '../document/define';

export const dividerSchema = atom('divider', {});

export type DividerBlock = z.infer<typeof dividerSchema>;
