import { message, receipt, sofia } from '@test/participants';
import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline';

type Asked = Parameters<typeof timelineOf>;

const kindsOf = (one: Asked[0], receipts: Asked[1]['receipts'], zone: Asked[2], messages: Asked[1]['messages'] = []) =>
  timelineOf(one, { receipts, messages }, zone).map(({ kind }) => kind);

describe('the timeline of a participant', () => {
  it('has the newest first, and of one day the order in which things happen', () => {
    const day = '2027-03-12';
    const read = { ...sofia, opened_on: day, read_on: day, pages_read: 27, due_on: null };
    const signed = { ...receipt, received_at: '2027-03-12T07:00:00Z' };

    expect(kindsOf({ ...read, state: 'acknowledged' }, [signed], 'Europe/Paris')).toEqual([
      'acknowledged',
      'read',
      'opened',
      'invited',
      'added',
    ]);
  });

  it('takes the day of an act where the company is', () => {
    const late = { ...receipt, received_at: '2027-03-12T23:30:00Z' };
    const read = { ...sofia, state: 'acknowledged' as const, read_on: '2027-03-13', due_on: null };

    expect(kindsOf(read, [late], 'Europe/Paris').slice(0, 2)).toEqual(['acknowledged', 'read']);
    expect(kindsOf(read, [late], 'America/New_York').slice(0, 2)).toEqual(['read', 'acknowledged']);
  });

  it('begins with what is awaited, and what is confirmed so far', () => {
    expect(kindsOf({ ...sofia, opened_on: '2027-03-08', pages_read: 4 }, [], undefined)).toEqual([
      'awaited',
      'confirmed',
      'opened',
      'invited',
      'added',
    ]);
    const again = { ...sofia, state: 'to_reread' as const, reread_pages: ['a'], acknowledged_at: receipt.received_at };
    expect(timelineOf(again, { receipts: [], messages: [] }, undefined)[0]).toEqual({
      kind: 'reread',
      day: sofia.due_on,
      late: false,
      pages: ['a'],
    });
  });

  it('says that there is a receipt to whoever may not read the register, once', () => {
    const signed = { ...sofia, state: 'acknowledged' as const, acknowledged_at: receipt.received_at, due_on: null };

    expect(kindsOf(signed, [], undefined).filter((kind) => kind === 'acknowledged')).toHaveLength(1);
    expect(kindsOf(signed, [receipt], undefined).filter((kind) => kind === 'acknowledged')).toHaveLength(1);
  });

  it('has each message once: one that handed the booklet over is not said twice', () => {
    const reminder = { ...message, nature: 'reminder' as const, at: '2027-03-10T08:00:00Z' };
    const later = { ...message, at: '2027-03-09T08:00:00Z' };

    expect(kindsOf(sofia, [], undefined, [reminder, message])).toEqual(['awaited', 'written', 'written', 'added']);
    expect(kindsOf(sofia, [], undefined, [later])).toEqual(['awaited', 'written', 'invited', 'added']);
  });

  it('awaits nothing of whoever is excluded', () => {
    const out = { ...sofia, state: 'excluded' as const, excluded_at: '2027-03-20T08:00:00Z', excluded_reason: 'Muté' };

    expect(kindsOf(out, [], undefined)).toEqual(['excluded', 'invited', 'added']);
  });
});
