// Every language says everything in its own words, with what it is given in them, as its typography wants.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatOf } from '../format/format-of.ts';
import { de, deCalculator, deTotal } from './de.ts';
import { en } from './en.ts';
import { es, esCalculator, esTotal } from './es.ts';
import { fr, frCalculator, frTotal } from './fr.ts';
import { it as italian, itCalculator, itTotal } from './it.ts';
import { ja, jaCalculator, jaTotal } from './ja.ts';
import { ko, koCalculator, koTotal } from './ko.ts';
import type { CalculatorWords, Messages, Words } from './messages.ts';
import { zh, zhCalculator, zhTotal } from './zh.ts';

/** A language with the parts that can be had alone; what it writes as English does, and the quotation marks it uses. */
interface Sample {
  readonly messages: Messages;
  readonly parts: readonly [Words<'asking' | 'total'>, CalculatorWords];
  readonly sameAsEnglish: readonly string[];
  readonly quotes: string;
}

/** Written the same everywhere. */
const SAME_IN_ALL = ['calculator.difference', 'invoice.pdf'];
const TOTALS = ['total.title', 'breakdown.total', 'curve.total', 'document.total'];

const OTHERS: readonly Sample[] = [
  {
    messages: fr,
    parts: [frTotal, frCalculator],
    sameAsEnglish: [
      ...TOTALS,
      'total.kind.camp',
      'total.kind.immersion',
      'calculator.kinds.local.name',
      'document.dates',
      'dates.letters.month',
    ],
    quotes: '«»',
  },
  {
    messages: es,
    parts: [esTotal, esCalculator],
    sameAsEnglish: [
      ...TOTALS,
      'calculator.kinds.local.name',
      'calculator.no',
      'dates.letters.day',
      'dates.letters.month',
      'breakdown.subtotal',
      'document.subtotal',
    ],
    quotes: '«»',
  },
  { messages: italian, parts: [itTotal, itCalculator], sameAsEnglish: ['calculator.no', 'dates.letters.month'], quotes: '«»' },
  {
    messages: de,
    parts: [deTotal, deCalculator],
    sameAsEnglish: ['total.kind.camp', 'total.kind.transfer', 'total.kind.immersion', 'invoice.name', 'dates.letters.month'],
    quotes: '„“',
  },
  { messages: ja, parts: [jaTotal, jaCalculator], sameAsEnglish: [], quotes: '「」' },
  { messages: ko, parts: [koTotal, koCalculator], sameAsEnglish: [], quotes: '“”' },
  { messages: zh, parts: [zhTotal, zhCalculator], sameAsEnglish: [], quotes: '“”' },
];

type Forms = Parameters<ReturnType<typeof formatOf>['count']>[1];

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** As many as are ever counted. From a million on, some languages name a category of their own, for which `other` stands in. */
const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

/** Stands for whatever a sentence is given: `⟨amount⟩`. */
const DATA = new Proxy({}, { get: (_, name) => `⟨${String(name)}⟩` });
const GIVEN = /⟨\w+⟩/g;
const LETTER = /\p{L}/u;

interface Said {
  readonly key: string;
  readonly text: string;
}

/** The engine's words have a test of their own. */
const OF_THE_ENGINE = ['engine', 'explanation'];

function isForms(value: unknown): value is Forms {
  return typeof value === 'object' && value !== null && 'other' in value && Object.keys(value).every((name) => CATEGORIES.includes(name));
}

interface Leaf {
  readonly key: string;
  readonly words: unknown;
}

/** Every text, plural and function with its key: `total.kind.camp`. */
function leaves(words: unknown, key: string): Leaf[] {
  if (typeof words !== 'object' || words === null || isForms(words)) return [{ key, words }];
  return Object.entries(words).flatMap(([name, part]) => leaves(part, `${key}.${name}`));
}

function wordsOf({ language: _, locale: __, ...sections }: Messages): Leaf[] {
  return Object.entries(sections).flatMap(([name, section]) => (OF_THE_ENGINE.includes(name) ? [] : leaves(section, name)));
}

function everything(messages: Messages): Said[] {
  const format = formatOf(messages);
  return wordsOf(messages).flatMap(({ key, words }) => {
    if (isForms(words)) return [0, 1, 2, 5].map((number) => ({ key: `${key} ${number}`, text: format.count(number, words) }));
    return [{ key, text: String(typeof words === 'function' ? words(DATA) : words) }];
  });
}

const given = (text: string): string[] => [...new Set(text.match(GIVEN))].sort();
const listed = (said: readonly Said[]): string[] => said.map(({ key, text }) => `${key}: ${text}`);

describe.each([en, ...OTHERS.map(({ messages }) => messages)].map((messages) => [messages.language, messages] as const))(
  '%s',
  (_, messages) => {
    const said = everything(messages);

    it('leaves no hole', () => {
      expect(said.length).toBeGreaterThan(300);
      const holes = said.filter(
        ({ text }) => text.trim() !== text || text === '' || /undefined|NaN|\[object|#|\$\{|[{}]| {2}|\.\./.test(text),
      );
      expect(listed(holes)).toEqual([]);
    });

    it('has the plural forms of its numbers, with the number wherever a form is used for several', () => {
      const rules = new Intl.PluralRules(messages.locale);
      const used = NUMBERS.map((number) => rules.select(number));
      const plurals = wordsOf(messages).flatMap(({ key, words }) => (isForms(words) ? [{ key, forms: words }] : []));
      expect(plurals.length).toBeGreaterThan(20);
      for (const { key, forms } of plurals) {
        expect(Object.keys(forms).sort(), key).toEqual([...new Set(used)].sort());
        for (const [category, text] of Object.entries(forms)) {
          if (used.filter((name) => name === category).length > 1) expect(text, `${key} ${category}`).toContain('#');
        }
      }
    });

    it('has no straight or narrow signs', () => {
      expect(listed(said.filter(({ text }) => /["'`\u2009\u202f]|\.\.\./.test(text)))).toEqual([]);
    });

    it('is one language throughout', async () => {
      expect(new Intl.Locale(messages.locale).language).toBe(messages.language);
      expect(messages.engine.language).toBe(messages.language);
      expect((await messages.explanation()).language).toBe(messages.language);
    });
  },
);

/** Words that none of the languages shares with English. */
const ENGLISH =
  /\b(the|and|with|from|this|that|is|are|be|should|must|what|which|stay|nights?|weeks?|days?|price|payout|fee|student|students|family|choose|enter|try|again|discount|you|your|invoice|amount|quote|customer|provider|host|below|less|than)\b/i;

describe.each(OTHERS.map((sample) => [sample.messages.language, sample] as const))('%s against English', (_, sample) => {
  const { messages, parts } = sample;
  const english = new Map(everything(en).map(({ key, text }) => [key, text]));
  const said = everything(messages);

  it('has no English texts, except identical ones', () => {
    const same = said.filter(({ key, text }) => text === english.get(key) && LETTER.test(text.replace(GIVEN, '')));
    expect(same.map(({ key }) => key).sort()).toEqual([...SAME_IN_ALL, ...sample.sameAsEnglish].sort());
  });

  it('has no English word left over', () => {
    expect(listed(said.filter(({ text }) => ENGLISH.test(text.replace(GIVEN, ''))))).toEqual([]);
  });

  it('uses every argument that English uses', () => {
    const silent = said.filter(({ key, text }) => given(english.get(key) ?? '').some((name) => !text.includes(name)));
    expect(listed(silent)).toEqual([]);
  });

  it('quotes in its own way', () => {
    const other = new RegExp(`(?![${sample.quotes}])[«»„“”‹›「」『』‘‚]`);
    expect(listed(said.filter(({ text }) => other.test(text)))).toEqual([]);
  });

  it('says the same in the parts that can be had alone', () => {
    for (const part of parts) expect(messages).toMatchObject(part);
  });
});

describe('typography', () => {
  it('has a no-break space before high signs and inside quotation marks in French', () => {
    const broken = everything(fr).filter(({ text }) => /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/.test(text));
    expect(listed(broken)).toEqual([]);
  });

  it('has opening marks for all closing marks in Spanish', () => {
    const signs = (text: string, sign: string) => text.split(sign).length;
    const open = everything(es).filter(({ text }) => signs(text, '¿') !== signs(text, '?') || signs(text, '¡') !== signs(text, '!'));
    expect(listed(open)).toEqual([]);
  });

  it('opens quotes below in German, and closes each', () => {
    const unpaired = everything(de).filter(({ text }) => /[„“]/.test(text.replace(/„[^„“]*“/g, '')));
    expect(listed(unpaired)).toEqual([]);
  });

  it('separates words and arguments by spaces', () => {
    const glued = [fr, es, italian, de].flatMap(everything).filter(({ text }) => /\p{L}⟨|⟩\p{L}/u.test(text));
    expect(listed(glued)).toEqual([]);
  });

  it('keeps to the signs of Japanese and Chinese, full-width and without spaces around', () => {
    const half =
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}⟩][,.;:!?()]|\([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}⟨]|\s[。，、：；（）「」]|[。，、：；（）「」]\s/u;
    expect(listed([ja, zh].flatMap(everything).filter(({ text }) => half.test(text)))).toEqual([]);
  });

  it('leaves no Latin words in Japanese, Korean and Chinese but names and technical ones', () => {
    const known = /PDF|JSON|CSV|ISO|true|false|name@example\.com/g;
    const latin = ({ text }: Said) => /[a-z]{2}/i.test(text.replace(GIVEN, '').replace(known, ''));
    expect(listed([ja, ko, zh].flatMap(everything).filter(latin))).toEqual([]);
  });

  it('has no Korean particle that depends on the preceding argument', () => {
    const particle = /⟩”?(은|는|이|가|을|를|과|와|으로|로|이나|나)(?=[\s.,)]|$)/u;
    expect(listed(everything(ko).filter(({ text }) => particle.test(text)))).toEqual([]);
  });
});

it('goes through every language there is', () => {
  const there = readdirSync(import.meta.dirname).flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);
  expect([en, ...OTHERS.map(({ messages }) => messages)].map(({ language }) => language).toSorted()).toEqual(there.toSorted());
});
