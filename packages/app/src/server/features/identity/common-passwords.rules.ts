// The passwords that are tried first: made of a few words and of patterns, whatever is written before and after them.

/** The words that lists of leaked passwords are full of, in the order of the alphabet; collected by hand. */
const WORDS = new Set(
  `abc abcd abcde abcdef access admin administrator adobe airplane alexander amanda america andrea andrew angel angela angels anthony
  apple arsenal ashley asdf asdfgh asdfghjkl asdfjkl austin autumn azerty baby babygirl bailey banana barcelona baseball basketball batman
  beautiful bismillah blink booboo boomer boston brandon brasil butterfly buster camaro cameron carlos casper champion changeme charlie
  charlotte cheese chelsea chester chicago chicken chocolate chris christian clever compaq computer cookie corvette cowboys creative crystal
  dakota dallas daniel daniela danielle darkness default demo destiny diamond dolphin dolphins donald doudou dragon dublin eagle
  einstein elephant elizabeth eminem england estrella everton explorer facebook family favorite ferrari flower flowers football forever
  france freedom friend friends gabriel gateway george gfhjkm ginger godzilla golden golfer google green guest guitar hallo hammer
  hannah happy happiness hardcore harley heather hello helloworld hockey holiday home homes hosted house hunter iceman iloveme iloveyou
  india internet ireland isabella israel italia jackson james jasmine jasper jennifer jessica jesus jesuschrist jonathan jordan joseph joshua
  junior justin kawasaki killer kimberly knight kristina lakers letmein liverpool login london love lovely lover loveme loveyou lucky
  madison madrid maggie manchester manager marina marlboro martin master matrix matthew maverick maxwell melissa mercedes mercury
  metallica michael michaela michelle microsoft midnight minecraft mobile mohamed money monkey monster morgan motorola mountain muffin
  mustang mylove naruto nathan natasha newyork nicole nintendo nirvana november october olivia orange oscar pakistan panther parola
  pass passw passord passport passwd passwort password patricia patrick peaches peanut pepper phoenix player playboy please pokemon police
  portugal postal power precious princess private purple qazwsx qazwsxedc qwer qwert qwertz qwerty qwertyuiop rabbit rachel raiders rainbow
  ranger rebecca redsox richard robert rockstar rocky root samantha samsung samuel sandra sarah scooby scooter secret secure september
  server shadow shannon silver slipknot smokey snoopy snickers soccer sophie sparky spiderman spring startrek starwars steelers stephanie
  steven student stupid success summer sunday sunflower sunshine superman superstar support supreme swordfish taylor teacher tennis teresa
  test tester testing testtest thomas thunder thx tigger tiger tinkerbell tinker titanic toyota travel trinity trustno ubuntu united unknown
  user vanessa victoria victory vincent virginia warcraft warrior welcome whatever william willow windows winner winter wizard wolverine xbox
  yamaha yankees yellow zaqwsx zxcvbn zxcvbnm hola contrasena motdepasse soleil bonjour chouchou jetaime
  amour marseille tequiero teamo estrellita mariposa bonita ciao juventus forzamilan amore geheim schatz passwort fussball
  schalke sommer sakura tokyo nihon gundam doraemon woaini taobao sarang korea fuckyou bigdaddy
  scorpion mother father cocacola poohbear asshole pussy bitch`.split(/\s+/),
);

/** Rows and columns of keyboards, the alphabet and the digits, along which fingers run. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
  '741852963',
  '159357',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);

const MASKS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Whether a text is one short piece, written again and again: `aaaaaaaa`, `123123123`. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4, 5, 6].some((length) => text.length >= 2 * length && [...text].every((sign, at) => sign === text[at % length]));
}

/** Whether a text is put together from runs of at least three signs: `123qweasd`, `qwertz4321`. */
function isMadeOfRuns(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= 3; length--) {
    const piece = text.slice(0, length);
    const known = RUNS.some((run) => run.includes(piece)) || [...piece].every((sign) => sign === piece[0]);
    if (known && isMadeOfRuns(text.slice(length))) return true;
  }
  return false;
}

/** Whether a text is one of the words, or two of them, such as `lovelove` and `superman`. */
function isMadeOfWords(text: string): boolean {
  if (WORDS.has(text)) return true;
  return [...text].some((_, at) => WORDS.has(text.slice(0, at)) && WORDS.has(text.slice(at)));
}

/** What is left when figures and signs before and after are taken off: `!!dragon2024` is `dragon`. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Digits of a day or of years: `01011990`, `1990-2024`. */
function isDate(text: string): boolean {
  const digits = text.replace(/[.\-/ ]/g, '');
  return /^\d{8}$/.test(digits) && /(19|20)\d\d/.test(digits);
}

const unmasked = (text: string) => [...text].map((sign) => MASKS[sign] ?? sign).join('');

/**
 * Whether a password is among those that anybody would try first.
 * @example isCommonPassword('P@ssw0rd123') // true
 * @example isCommonPassword('correct horse battery') // false
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const core = bare(plain);
  if (isRepetition(plain) || isMadeOfRuns(plain) || isDate(plain)) return true;
  if (core.length >= 3 && isMadeOfRuns(core)) return true;
  return [plain, core, unmasked(plain), unmasked(core), bare(unmasked(plain))].some(isMadeOfWords);
}
