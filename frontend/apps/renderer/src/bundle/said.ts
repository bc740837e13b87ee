import { inlinesOf } from '@livretier/blocks';

/** A line as readers see it, its living values said. */
export const said = (line: string, values: Record<string, string>) =>
  inlinesOf(line)
    .map((inline) => (inline.type === 'value' ? (values[inline.key] ?? '') : inline.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
