// Canonical JSON by RFC 8785, and its hash against Node's own.

import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../test/support/runs.ts';
import { canonicalJson, hashCanonical } from './canonical-json.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The same value with every object's keys put in the other way round. */
function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const turned = {};
  for (const [name, field] of Object.entries(value).reverse()) {
    Object.defineProperty(turned, name, { value: reversedKeys(field), enumerable: true });
  }
  return turned;
}

describe('canonicalJson', () => {
  it('is JSON of the same value, whatever the order of its keys', () => {
    holds(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(canonicalJson(reversedKeys(value)))));
        expect(canonicalJson(reversedKeys(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      500,
    );
  });

  it('writes literals, numbers and strings as RFC 8785 does', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts keys by their UTF-16 code units, as RFC 8785 does', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    expect(canonicalJson(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis",' +
        '"\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
  });

  it('leaves out fields that are undefined, and keeps null, empty and nested ones', () => {
    expect(canonicalJson({ b: undefined, a: null, d: {}, c: [] })).toBe('{"a":null,"c":[],"d":{}}');
    expect(canonicalJson([[{ z: 1, a: { y: 2, b: 3 } }], 'x'])).toBe('[[{"a":{"b":3,"y":2},"z":1}],"x"]');
  });

  it('keeps a key named __proto__', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });
});

describe('hashCanonical', () => {
  it('is SHA-256 of the canonical text in UTF-8, as Node computes it', () => {
    holds(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashCanonical(value)).toBe(sha256(canonicalJson(value)));
      }),
      300,
    );
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(hashCanonical(text)).toBe(sha256(JSON.stringify(text)));
      }),
      300,
    );
  });

  it.each([
    ['', '12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126'],
    ['abc', '6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25'],
  ])('has a known result for the text %j', (text, hash) => {
    expect(hashCanonical(text)).toBe(hash);
  });

  it('equals SHA-256 for a million letters, and for lengths around a block', () => {
    expect(hashCanonical('a'.repeat(1_000_000))).toBe(sha256(`"${'a'.repeat(1_000_000)}"`));
    for (let length = 50; length < 70; length += 1) expect(hashCanonical('x'.repeat(length))).toBe(sha256(`"${'x'.repeat(length)}"`));
  });
});
