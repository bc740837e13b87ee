import type { Theme } from '@livretier/booklet';
import { beside } from './addresses';

/** The style of what is drawn, and the families that it wears, which stand beside it. */
export const sheetsOf = (stylesheet: string | undefined, { title, text }: Theme['fonts']) =>
  stylesheet ? [stylesheet, ...[...new Set([title, text])].map((font) => beside(stylesheet, `${font}.css`))] : [];
