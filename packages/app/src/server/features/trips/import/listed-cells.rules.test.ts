// Cells that name several things: how they are split, which day a camp has, and which week is meant.

import { describe, expect, test } from 'vitest';
import { type BackupWeek, type CampWeek, chooseBackupWeek, chooseWeek, readWrittenCamp, splitCell } from './listed-cells.rules.ts';
import { CellError } from './row-fields.rules.ts';

test('a cell is split at semicolons of every script and at line breaks', () => {
  expect(splitCell(' Surf camp ; Riding；English\n12;; ')).toEqual(['Surf camp', 'Riding', 'English', '12']);
  expect(splitCell('  ')).toEqual([]);
});

function faultOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof CellError) return error.fault;
    throw error;
  }
  return null;
}

describe('a camp', () => {
  test.each([
    ['Surf camp', 'Surf camp', null],
    ['Surf camp 2027-07-05', 'Surf camp', '2027-07-05'],
    ['Surf camp (05.07.2027)', 'Surf camp', '2027-07-05'],
    ['サーフキャンプ（2027年7月5日）', 'サーフキャンプ', '2027-07-05'],
    ['12 2027-07-05', '12', '2027-07-05'],
    ['Camp 2027', 'Camp 2027', null],
  ])('is read from %s', (text, camp, day) => {
    expect(readWrittenCamp(text, null)).toEqual({ text, camp, day });
  });

  test('with a day that can be read in two ways needs their order', () => {
    expect(faultOf(() => readWrittenCamp('Surf camp 05/07/2027', null))).toEqual({
      ...{ column: 'camps', problem: 'unclearDate', values: { value: '05/07/2027' } },
    });
    expect(readWrittenCamp('Surf camp 05/07/2027', 'monthFirst').day).toBe('2027-05-07');
  });
});

describe('the week of a camp', () => {
  const stay = { from: '2027-07-04', to: '2027-07-18' };
  const week = (startDate: string, activityId = 3): CampWeek => ({
    scheduleId: Number(startDate.slice(-2)),
    activityId,
    name: 'Surf',
    startDate,
  });
  const choose = (text: string, ...weeks: CampWeek[]) => chooseWeek(readWrittenCamp(text, null), weeks, stay);

  test('is the only one within the stay, or that of the day', () => {
    expect(choose('Surf', week('2027-07-05')).scheduleId).toBe(5);
    expect(choose('Surf 2027-07-14', week('2027-07-05'), week('2027-07-12')).scheduleId).toBe(12);
  });

  test('is asked for if there is none, or if several are possible', () => {
    expect(faultOf(() => choose('Surf 2027-07-19', week('2027-07-05')))).toMatchObject({
      ...{ problem: 'noWeek', values: { value: 'Surf 2027-07-19', ...stay } },
    });
    expect(faultOf(() => choose('Surf', week('2027-07-05'), week('2027-07-12')))).toMatchObject({
      ...{ problem: 'severalWeeks', values: { weeks: 'Surf 2027-07-05; Surf 2027-07-12' } },
    });
    expect(faultOf(() => choose('Surf', week('2027-07-05', 3), week('2027-07-05', 4)))).toMatchObject({
      ...{ problem: 'several', values: { numbers: '3, 4' } },
    });
  });
});

describe('the week of a backup', () => {
  const stay = { from: '2027-07-04', to: '2027-07-18' };
  const week = (scheduleId: number, startDate: string): CampWeek => ({ scheduleId, activityId: 3, name: 'Riding', startDate });
  const camps = [week(1, '2027-07-12')];
  const weeks = [week(2, '2027-07-05'), week(3, '2027-07-12')];
  const choose = (text: string, backups: readonly BackupWeek[] = [], among = weeks) =>
    chooseBackupWeek(readWrittenCamp(text, null, 'backupCamps'), among, { chosen: { camps, backups }, stay });

  test('is that of a chosen camp, next in rank', () => {
    expect(choose('Riding')).toMatchObject({ scheduleId: 3, rank: 1 });
    expect(choose('Riding 2027-07-13', [{ ...week(9, '2027-07-12'), rank: 1 }])).toMatchObject({ scheduleId: 3, rank: 2 });
  });

  test('is refused without a camp, for a camp that is chosen, and past the ninth', () => {
    const value = (text: string) => ({ column: 'backupCamps', values: { value: text } });
    expect(faultOf(() => choose('Riding 2027-07-05'))).toEqual({ problem: 'backupWithoutCamp', ...value('Riding 2027-07-05') });
    expect(faultOf(() => choose('Riding', [{ ...week(3, '2027-07-12'), rank: 1 }]))).toEqual({ problem: 'sameCamp', ...value('Riding') });
    expect(faultOf(() => choose('Riding', [], camps))).toEqual({ problem: 'sameCamp', ...value('Riding') });
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...week(20 + index, '2027-07-12'), rank: index + 1 }));
    expect(faultOf(() => choose('Riding', nine))).toEqual({ problem: 'tooManyBackups', ...value('Riding') });
    expect(faultOf(() => choose('Riding', [], []))).toMatchObject({ column: 'backupCamps', problem: 'noWeek' });
  });
});
