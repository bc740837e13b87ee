import { publication } from '@test/publishing';
import { describe, expect, it } from 'vitest';
import { firstPair, pairAround, pairOf } from './pair';

const [v23, v22, v10] = [publication('2.3', { online: true }), publication('2.2'), publication('1.0')];

describe('two versions', () => {
  const versions = [v23, v22, v10];

  it('are first those that one wants to know about', () => {
    expect(firstPair(versions, true)).toEqual({ before: v23.id, after: null });
    expect(firstPair(versions, false)).toEqual({ before: v22.id, after: v23.id });
    expect(firstPair([v10], false)).toBeNull();
    expect(firstPair([{ ...v23, online: false }, { ...v22, online: true }, v10], true)).toEqual({
      before: v22.id,
      after: null,
    });
  });

  it('stand in the order of time', () => {
    expect(pairOf(versions, v23.id, v10.id)).toEqual({ before: v10.id, after: v23.id });
    expect(pairOf(versions, v10.id, v23.id)).toEqual({ before: v10.id, after: v23.id });
    expect(pairOf(versions, v10.id, v10.id)).toBeNull();
    expect(pairAround(versions, v10.id, false)).toEqual({ before: v10.id, after: v22.id });
  });
});
