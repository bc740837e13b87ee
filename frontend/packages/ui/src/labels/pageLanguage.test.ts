import { afterEach, describe, expect, it } from 'vitest';
import { keyAlongReading } from './pageLanguage';

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('LNG1: an arrow key', () => {
  it('leads where it points when one reads to the right', () => {
    expect(keyAlongReading('ArrowLeft')).toBe('ArrowLeft');
  });

  it('leads on when it points left and one reads to the left; others are what they are', () => {
    document.documentElement.dir = 'rtl';

    expect(keyAlongReading('ArrowLeft')).toBe('ArrowRight');
    expect(keyAlongReading('ArrowDown')).toBe('ArrowDown');
  });
});
