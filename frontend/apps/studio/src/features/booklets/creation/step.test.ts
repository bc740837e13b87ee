import { describe, expect, it } from 'vitest';
import { furthestStep, isReachable, neighboursOf, stepsAt } from './step';

const at = (step: Parameters<typeof furthestStep>[0]['step'], status: 'building' | 'draft' = 'building') => ({
  step,
  status,
});

describe('the steps of a creation', () => {
  it('may be gone back to, and forward as far as one has come', () => {
    const steps = stepsAt('sector', at('chapters'));

    expect(steps.filter(({ reachable }) => reachable).map(({ id }) => id)).toEqual([
      'name',
      'sector',
      'structure',
      'chapters',
    ]);
    expect(steps.map(({ state }) => state).slice(0, 5)).toEqual(['done', 'current', 'done', 'ahead', 'ahead']);
  });

  it('are one only for a booklet that has no name yet', () => {
    expect(stepsAt('name', undefined).filter(({ reachable }) => reachable)).toHaveLength(1);
    expect(isReachable('sector', undefined)).toBe(false);
  });

  it('are all open once the creation is over', () => {
    expect(isReachable('done', at('sector', 'draft'))).toBe(true);
    expect(furthestStep(at('sector', 'draft'))).toBe('done');
  });

  it('go on where one was', () => {
    expect(furthestStep(at('pages'))).toBe('pages');
    expect(neighboursOf('name')).toEqual({ previous: undefined, next: 'sector' });
    expect(neighboursOf('done').next).toBeUndefined();
  });
});
