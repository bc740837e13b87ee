import { describe, expect, it } from 'vitest';
import { en } from '../locales/en';
import { fr } from '../locales/fr';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';
import { calloutSchema, tones } from './schema';

describe('a callout', () => {
  it.each(tones)('says that it is %s to those who do not see its colour', (tone) => {
    const callout = page({ ...blocks.callout, props: { tone } }).querySelector('aside');

    expect(callout).toHaveAttribute('data-tone', tone);
    expect(callout?.querySelector('.lvb-hidden')).toHaveTextContent(fr.tone[tone]);
    expect(callout?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(en.tone[tone]).not.toBe('');
  });

  it('is never empty', () => {
    expect(calloutSchema.safeParse({ ...blocks.callout, children: [] }).success).toBe(false);
  });
});
