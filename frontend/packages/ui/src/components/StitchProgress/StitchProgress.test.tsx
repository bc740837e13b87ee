import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StitchProgress, stitches } from './StitchProgress';

const states = (done: number, total: number, waiting?: boolean) =>
  stitches(done, total, waiting)
    .map(({ state }) => state[0])
    .join('');

describe('the thread', () => {
  it.each([
    [3, 7, false, 'dddcaaa'],
    [0, 3, false, 'caa'],
    [0, 3, true, 'aaa'],
    [7, 7, false, 'ddddddd'],
    [9, 7, false, 'ddddddd'],
    [0, 0, false, ''],
  ])('has %i stitches done of %i, waiting: %s', (done, total, waiting, expected) => {
    expect(states(done, total, waiting)).toBe(expected);
  });

  it('says how far it is, in words that are seen and words that are heard', () => {
    render(<StitchProgress done={3} total={7} label="3 chapitres terminés sur 7" text="3 sur 7" />);

    expect(screen.getByRole('img', { name: '3 chapitres terminés sur 7' }).children).toHaveLength(7);
    expect(screen.getByText('3 sur 7')).toBeVisible();
  });

  it('is a plain bar above 14 chapters', () => {
    render(<StitchProgress done={9} total={15} label="9 chapitres terminés sur 15" text="9 sur 15" />);

    const bar = screen.getByRole('progressbar', { name: '9 chapitres terminés sur 15' });
    expect(bar).toHaveAttribute('value', '9');
    expect(bar).toHaveAttribute('max', '15');
  });
});
