import type * as z from 'zod';
import { atom, line } from '../document/define';
import { address } from '../document/richText';

export const buttonSchema = atom('button', { label: line(80), href: address });

export type ButtonBlock = z.infer<typeof buttonSchema>;
