// How digits are said in the languages of the product, as data.

/** Words for numbers below a hundred and for hundreds, by language; accents and capitals are removed. `x` stands for any digit. */
const WORDS = {
  en: `zero=0 oh=0 o=0 nought=0 naught=0 nil=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 niner=9 double=x triple=xx ten=10
    eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40
    fifty=50 sixty=60 seventy=70 eighty=80 ninety=90`,
  de: `null=0 ein=1 eins=1 zwei=2 zwo=2 drei=3 vier=4 funf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 doppel=x zehn=10 elf=11 zwolf=12 zwoelf=12
    dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 funfzig=50
    fuenfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90`,
  fr: `zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 double=x dix=10 onze=11 douze=12 treize=13 quatorze=14
    quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80 nonante=90
    cent=100`,
  es: `cero=0 uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 doble=x diez=10 once=11 doce=12 trece=13 catorce=14
    quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintidos=22 veintitres=23 veinticuatro=24
    veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70
    ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 trescientos=300 cuatrocientos=400 quinientos=500 seiscientos=600
    setecientos=700 ochocientos=800 novecientos=900`,
  it: `zero=0 uno=1 una=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 doppio=x dieci=10 undici=11 dodici=12 tredici=13
    quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 ventuno=21 ventotto=28 trenta=30 trentuno=31
    trentotto=38 quaranta=40 quarantuno=41 quarantotto=48 cinquanta=50 cinquantuno=51 cinquantotto=58 sessanta=60 sessantuno=61
    sessantotto=68 settanta=70 settantuno=71 settantotto=78 ottanta=80 ottantuno=81 ottantotto=88 novanta=90 novantuno=91 novantotto=98
    cento=100`,
  zhLatin: 'ling=0 yi=1 yao=1 er=2 san=3 si=4 wu=5 liu=6 qi=7 ba=8 jiu=9',
} as const;

const readWords = (list: string) => list.split(/\s+/).map((entry) => entry.split('=') as [word: string, digits: string]);

/** The digits of all number words that are written alone. */
const DIGIT_WORDS: ReadonlyMap<string, string> = new Map(Object.values(WORDS).flatMap(readWords));

/** A reader of the number words that a language writes together, such as `dreiundzwanzig`; it takes the longest part first. */
function createPartReader(list: string, extra: readonly (readonly [string, string])[]) {
  const parts = new Map([...readWords(list), ...extra].filter(([word]) => word.length > 2));
  const longestFirst = [...parts.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.join('|'), 'y');
  return (word: string): string[] | null => {
    const read: string[] = [];
    for (pattern.lastIndex = 0; pattern.lastIndex < word.length; ) {
      const part = pattern.exec(word)?.[0];
      if (part === undefined) return null;
      read.push(parts.get(part) ?? '');
    }
    return read;
  };
}

const HUNDRED = '00';
const PART_READERS = [
  createPartReader(WORDS.de, [
    ['hundert', HUNDRED],
    ['und', ''],
  ]),
  createPartReader(WORDS.it, [['cento', HUNDRED]]),
];

const LONGEST_NUMBER_WORD = 90;

/** Adds one spoken number to another of which it is the rest: 20 and 3 make 23, 60 and 12 make 72, 4 and 20 make 80. */
export function combineSpoken(first: string, second: string): string | null {
  const [one, other] = [Number(first), Number(second)];
  if (first === '4' && second === '20') return '80';
  if (first.length === 2 && one >= 20 && one % 10 === 0 && other > 0 && other < 10) return String(one + other);
  if ((one === 60 || one === 80) && other >= 10 && other < 20 && first.length === 2) return String(one + other);
  if ((first === '10' || first === '70' || first === '90') && other >= 7 && other <= 9) return String(one + other);
  if (first.length === 3 && first.endsWith('00') && other > 0 && other < 100) return String(one + other);
  return null;
}

/** Joins the parts of a number: 3, hundred, 30 and 3 make three digits; 3, `und`, 20 make 23; units alone stand in their order. */
function joinParts(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.includes(HUNDRED)) return `${parts[0] === HUNDRED ? '1' : parts[0]?.charAt(0)}${last.padStart(2, '0').slice(-2)}`;
  if (parts.includes('') && last.length === 2) return `${parts.slice(0, -3).join('')}${last.charAt(0)}${parts.at(-3)}`;
  return (parts.length === 2 && combineSpoken(parts[0] ?? '', last)) || parts.join('');
}

/**
 * Returns the digits of a number word, also of one that is put together, or null. Of those with hundreds, the number of digits is right.
 * @example readNumberWord('nullsiebenneun') // '079'
 */
export function readNumberWord(word: string): string | null {
  const known = DIGIT_WORDS.get(word);
  if (known !== undefined) return known;
  if (word.length < 6 || word.length > LONGEST_NUMBER_WORD) return null;
  const read = PART_READERS.map((readParts) => readParts(word)).find((parts) => parts !== null);
  return read ? joinParts(read) : null;
}

/** Digits in Chinese characters, ordinary, formal and by telephone. */
export const IDEOGRAPHS: ReadonlyMap<string, string> = new Map(
  [...'零0〇0○0一1二2三3四4五5六6七7八8九9壹1贰2貳2叁3參3肆4伍5陆6陸6柒7捌8玖9幺1么1两2兩2'.matchAll(/(.)(\d)/gu)].map(
    ([, sign = '', digit = '']) => [sign, digit] as const,
  ),
);

/** Digits in Korean syllables. */
export const HANGUL_DIGITS: ReadonlyMap<string, string> = new Map(
  [...'공0영0일1이2삼3사4오5육6륙6칠7팔8구9'.matchAll(/(.)(\d)/gu)].map(([, sign = '', digit = '']) => [sign, digit] as const),
);

/** Digits as they are read out in Japanese, in katakana. Longer readings come first. */
export const KANA_DIGITS = 'ゼロ|レイ|マル|イチ|ニイ(?!チ)|ニー|ニ|サン|ヨン|シチ|シ|ゴオ|ゴー|ゴ|ロク|ナナ|ハチ|キュウ|キュー|ク';
