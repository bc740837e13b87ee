import { describe, expect, it } from 'vitest';
import { askedIn, posterWordsIn, sceneOf } from '.';

describe('a poster', () => {
  it('shows the picture of the company before any drawing', () => {
    expect(sceneOf('hills', true)).toBe('picture');
  });

  it('lets a landscape fill its sheet, and stands anything else behind the card', () => {
    expect(sceneOf('hills', false)).toBe('landscape');
    expect(['low', 'high']).toContain(sceneOf('key', false));
  });

  it('speaks French where it does not know the language', () => {
    expect(posterWordsIn('en-GB').code).toBe('Access code');
    expect(posterWordsIn('uk-UA').code).toBe('Code d’accès');
  });

  it('asks only in languages that it knows', () => {
    expect(askedIn(['es-ES', 'xx-XX'])).toEqual([{ tag: 'es-ES', words: 'Escanee el código' }]);
  });
});
