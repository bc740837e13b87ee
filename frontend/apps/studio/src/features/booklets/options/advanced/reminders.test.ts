import { describe, expect, it } from 'vitest';
import { dayCaption, isCalm, nextReminder } from './reminders';

describe('reminders', () => {
  it.each([
    [[], true],
    [[3, 6], true],
    [[2, 4, 90], true],
    [[1], false],
    [[3, 4], false],
    [[6, 3], false],
    [[91], false],
    [[2.5], false],
    [[null], false],
    [[3, null], false],
  ])('%j leave people in peace: %s', (reminders, expected) => {
    expect(isCalm(reminders)).toBe(expected);
  });

  it.each([
    [[], 3],
    [[3], 6],
    [[89], 90],
  ])('after %j the next is proposed on day %i', (reminders, expected) => {
    expect(nextReminder(reminders)).toBe(expected);
  });

  it.each([
    [3, 'before'],
    [6, 'eve'],
    [7, 'deadline'],
    [9, 'late'],
  ])('day %i of 7 is %s', (day, expected) => {
    expect(dayCaption(day, 7)).toBe(expected);
  });
});
