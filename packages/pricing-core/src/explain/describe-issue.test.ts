// The words of an issue, with the field's name in front and without it.

import { describe, expect, it } from 'vitest';
import { issue } from '../issues.ts';
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import { it as italian } from '../locales/it.ts';
import { ja } from '../locales/ja.ts';
import { ko } from '../locales/ko.ts';
import { zh } from '../locales/zh.ts';
import { describeIssue } from './describe-issue.ts';

const ALL = [en, fr, es, italian, de, ja, ko, zh];
const outOfRange = issue('out_of_range', ['nearbyActivities', 2, 'weeks'], { minimum: 1, maximum: 53, received: 54 });

describe('an issue in words', () => {
  it('names its field', () => {
    expect(describeIssue(outOfRange, en)).toBe('nearbyActivities[2].weeks: must be from 1 to 53, not 54.');
    expect(describeIssue(outOfRange, fr)).toBe(
      'nearbyActivities[2].weeks\u00a0: doit être compris entre 1 et 53\u00a0; valeur reçue\u00a0: 54.',
    );
  });

  it('names the whole input where it is about no field', () => {
    expect(describeIssue(issue('invalid_type', [], { expected: 'object', received: 'null' }), en)).toBe(
      'The input: must be an object, not null.',
    );
  });

  it.each(ALL.map((messages) => [messages.language, messages] as const))(
    'leaves the field out where it is asked to, in %s',
    (_, messages) => {
      const text = describeIssue(outOfRange, messages, { field: 'omitted' });
      expect(text).not.toContain('weeks');
      expect(describeIssue(outOfRange, messages)).toBe(messages.about('nearbyActivities[2].weeks', text));
    },
  );
});
