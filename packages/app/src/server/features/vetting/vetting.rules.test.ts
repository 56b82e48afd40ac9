// Rules of vetting: what is missing, whose checks count, and who is related to a family.

import { describe, expect, test } from 'vitest';
import { type CheckInput, listCheckFaults } from './check-faults.rules.ts';
import {
  type CheckFacts,
  findVettingBlocker,
  hasLapsed,
  isValidOn,
  listAdults,
  listMissingChecks,
  listProfileGaps,
  needsReason,
  sharesContact,
} from './vetting.rules.ts';

const TODAY = '2026-06-15';

const guardians = {
  parentGuardianOneFirstName: 'Orla',
  parentGuardianOneLastName: 'Murphy',
  parentGuardianTwoFirstName: 'Sean',
  parentGuardianTwoLastName: 'Murphy',
};

const check = (kind: CheckFacts['kind'], person: string, fields: Partial<CheckFacts> = {}): CheckFacts => ({
  ...{ kind, person, status: 'passed', expiresOn: null },
  ...fields,
});

const complete = [
  check('reference', 'family'),
  check('reference', 'family'),
  check('police', 'guardian_one', { expiresOn: '2029-06-15' }),
  check('police', 'guardian_two', { expiresOn: '2029-06-15' }),
  check('document', 'family'),
];

const findMissing = (checks: readonly CheckFacts[], isWellVisited = true) =>
  listMissingChecks({ checks, adults: listAdults(guardians, []), isWellVisited, today: TODAY });

describe('the profile that is handed in', () => {
  test('lacks what is empty or only spaces', () => {
    const facts = { emailVerifiedAt: null, addressLine1: ' ', description: '\n', hasPhotos: false };
    expect(listProfileGaps(facts)).toEqual(['email', 'address', 'description', 'photos']);
    const full = { emailVerifiedAt: new Date(0), addressLine1: '1 Chapel Street', description: 'We like to cook.', hasPhotos: true };
    expect(listProfileGaps(full)).toEqual([]);
  });
});

describe('the checks of a family', () => {
  test('are complete with two references, a document, and a police check of every adult', () => {
    expect(findMissing(complete)).toEqual([]);
    expect(findMissing(complete, false)).toEqual(['visit']);
    expect(findMissing([])).toEqual(['references', 'police', 'document']);
  });

  test.each(complete.map((_, index) => index))('are incomplete without check %i', (index) => {
    expect(findMissing(complete.filter((_, other) => other !== index))).toHaveLength(1);
  });

  test('are of one adult if the family has only one', () => {
    expect(
      listAdults({ ...guardians, parentGuardianTwoFirstName: '', parentGuardianTwoLastName: ' ' }, []).map(({ person }) => person),
    ).toEqual(['guardian_one']);
  });

  test('are of every other adult of the household, too', () => {
    const adults = listAdults(guardians, [{ id: 7, firstName: 'Noel', lastName: 'Byrne' }]);
    expect(adults.at(-1)).toEqual({ person: 'adult:7', name: 'Noel Byrne' });
    const input = { adults, isWellVisited: true, today: TODAY };
    expect(listMissingChecks({ ...input, checks: complete })).toEqual(['police']);
    expect(listMissingChecks({ ...input, checks: [...complete, check('police', 'adult:7')] })).toEqual([]);
  });

  test.each([
    ['passed', null, true],
    ['passed', TODAY, true],
    ['passed', '2026-06-14', false],
    ['waived', null, true],
    ['requested', null, false],
    ['received', null, false],
    ['failed', null, false],
    ['lapsed', '2026-06-14', false],
  ] as const)('with status %s that expires on %s count on the day: %s', (status, expiresOn, isValid) => {
    expect(isValidOn({ status, expiresOn }, TODAY)).toBe(isValid);
  });
});

describe('a check that has expired', () => {
  const adults = [{ person: 'guardian_one' }];
  const old = check('police', 'guardian_one', { expiresOn: '2026-06-14' });

  test.each([
    [[old], true],
    [[{ ...old, status: 'lapsed' as const }], true],
    [[{ ...old, expiresOn: TODAY }], false],
    [[old, check('police', 'guardian_one', { expiresOn: '2029-06-14' })], false],
    [[old, check('police', 'guardian_two', { expiresOn: '2029-06-14' })], true],
    [[{ ...old, person: 'guardian_two' }], false],
    [[check('document', 'family', { expiresOn: '2026-06-14' })], true],
    [[check('reference', 'family', { expiresOn: '2026-06-14' })], false],
    [[], false],
  ])('matters unless it is replaced, or its person has left: %j %s', (checks, isSo) => {
    expect(hasLapsed(checks, adults, TODAY)).toBe(isSo);
  });
});

describe('a check that is recorded', () => {
  const police: CheckInput = {
    ...{ kind: 'police', person: 'guardian_one', status: 'passed', issuedOn: '2026-06-01', expiresOn: '2029-06-01', reason: '' },
  };

  test.each([
    [{}, []],
    [{ person: 'family' }, ['person']],
    [{ status: 'waived', reason: 'Known to us' }, ['status']],
    [{ issuedOn: null }, ['issuedOn']],
    [{ expiresOn: null }, ['expiresAt']],
    [{ issuedOn: null, expiresOn: null }, ['issuedOn', 'expiresAt']],
    [{ issuedOn: '2026-06-16' }, ['issuedOn']],
    [{ expiresOn: '2026-05-31' }, ['expiresAt']],
    [{ status: 'failed' }, ['reason']],
    [{ status: 'failed', reason: 'Not the original' }, []],
    [{ kind: 'document', person: 'family', issuedOn: null, expiresOn: null }, []],
    [{ kind: 'document', person: 'family', status: 'waived' }, ['reason']],
  ] as const)('with %o has its faults at %j', (fields, expected) => {
    expect(listCheckFaults({ ...police, ...fields }, TODAY).map(({ field }) => field)).toEqual(expected);
  });
});

describe('staff and families', () => {
  const vetter = { email: 'vera@example.test', phone: '+353 87 123 4567' };

  test.each([
    ['vera@example.test', '', true],
    ['Vera@Example.test ', '', true],
    ['other@example.test', '087 1234567', true],
    ['other@example.test', '00353-87-1234567', true],
    ['other@example.test', '087 1234568', false],
    ['', '', false],
  ])('with %s and %s share a contact: %s', (email, phone, isShared) => {
    expect(sharesContact(vetter, [{ email, phone }])).toBe(isShared);
  });

  test('without a phone number share none', () => {
    expect(sharesContact({ email: 'vera@example.test', phone: '' }, [{ email: 'other@example.test', phone: '' }])).toBe(false);
  });

  test('are kept apart before anything else is checked', () => {
    const facts = { isOwnFamily: true, isRelated: true, profileGaps: ['photos'], missing: ['visit', 'police'] as const };
    const guards = ['notOwnFamily', 'notRelated', 'visitPositive', 'checksComplete'] as const;
    expect(findVettingBlocker({ guards }, facts)).toBe('ownFamily');
    expect(findVettingBlocker({ guards }, { ...facts, isOwnFamily: false })).toBe('relatedFamily');
    expect(findVettingBlocker({ guards }, { ...facts, isOwnFamily: false, isRelated: false })).toBe('visitMissing');
    expect(findVettingBlocker({ guards }, { ...facts, isOwnFamily: false, isRelated: false, missing: ['police'] })).toBe('checksOpen');
    expect(findVettingBlocker({ guards }, { ...facts, isOwnFamily: false, isRelated: false, missing: [] })).toBeNull();
  });
});

test('a move needs a reason always, never, or only for what is still open', () => {
  expect([[], ['open']].map((gaps) => needsReason({ guards: ['reasonGiven'] }, gaps))).toEqual([true, true]);
  expect([[], ['open']].map((gaps) => needsReason({ guards: ['gapsExplained'] }, gaps))).toEqual([false, true]);
  expect(needsReason({ guards: ['visitPositive'] }, ['open'])).toBe(false);
});
