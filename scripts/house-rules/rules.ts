// The rules of this house that no other tool knows: each with the files it holds for, and the lines of a text that break it.

export interface HouseRule {
  readonly name: string;
  /** Says what to do instead. */
  readonly advice: string;
  readonly holdsFor: (file: string) => boolean;
  /** Line numbers that break the rule, from 1. */
  readonly faults: (text: string, file: string) => readonly number[];
}

const isTest = (file: string) => /\.(test(-d)?|stories)\.tsx?$/.test(file);
const isEngine = (file: string) => file.startsWith('packages/pricing-core/src/') && !isTest(file);
const isWidget = (file: string) => file.startsWith('packages/pricing-react/src/') && !isTest(file);
const isServer = (file: string) => file.startsWith('packages/app/src/server/') && !isTest(file) && !file.includes('/testing/');
const isFeature = (file: string) => isServer(file) && file.includes('/features/');
const isApp = (file: string) => file.startsWith('packages/app/src/') && isCode(file);
const isScreen = (file: string) => file.startsWith('packages/app/src/web/') && !isTest(file) && !file.includes('/testing/');
const isCode = (file: string) => /\.[jt]sx?$/.test(file);
/** Written by programs, from what is held to the rules. */
const isGenerated = (file: string) => file.endsWith('/messages/english.types.ts');
const isStyle = (file: string) => file.startsWith('packages/pricing-react/src/') && file.endsWith('.css');

/** The lines that match, comments aside: a comment may speak of what code must not do. */
function matching(pattern: RegExp): HouseRule['faults'] {
  return (text) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line.replace(/^\s*(\/?\*|\/\/).*|\s\/\/ .*$/, '')) ? [index + 1] : []));
}

/** The examples of doc comments that call something of which the code says nothing. */
function findStaleExamples(text: string): number[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return text.split('\n').flatMap((line, index) => {
    const called = /@example (?:await |const [\w{}, ]+ = (?:await )?)?(\w+)\(/.exec(line)?.[1];
    return called !== undefined && !new RegExp(`\\b${called}\\b`).test(code) ? [index + 1] : [];
  });
}

/** The lines on which a pattern that may go over several begins. */
function beginningsOf(pattern: RegExp, text: string): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).split('\n').length);
}

/** Terms of the field that are no gerunds to a reader. */
const TERMS = /(^|-)(ageing|billing|booking|hosting|housekeeping|meeting|messaging|paging|pricing|repricing|routing|vetting)\./;

/** Words in -ed and -ing that are verbs or nouns. */
const WORDS = /^(bring|embed|exceed|feed|heading|living|meaning|need|proceed|seed|speed|string)([A-Z]|$)/;
const PARTICIPLE =
  /^export (?:async )?function ((?:[a-z]+(?:ed|ing)|begun|chosen|drawn|found|given|held|kept|known|left|made|met|paid|said|sent|shown|taken|told)(?:[A-Z]\w*)?)\b/;

/** Titles of tests that begin with a relative or joining word; one of `.each` follows its rows. */
const RIDDLE =
  /(?<=^\s*(?:(?:for .*\)\s*)?(?:test|it|testOnPostgresql)\b(?:(?:\.\w+)+(?:.*\))?)?|[\])}][^'"`\n]*\))\(\s*)['"`](?:who|whoever|whose|what|whatever|which|that|of|nobody|nothing|neither|and|so|as)\b/gim;

/** The executors of transitions, each with the SQL by which it alone writes a state. */
const EXECUTORS: readonly string[] = [
  'features/trips/trip.queries.ts',
  'features/trips/lifecycle/transition.service.ts',
  'features/trips/offers/offers.queries.ts',
  'features/trips/offers/transition-offer.service.ts',
  'features/finance/invoices/invoices.queries.ts',
  'features/finance/invoices/transition-invoice.service.ts',
  'features/payouts/payouts.queries.ts',
  'features/payouts/transition-payout.service.ts',
  'features/purchases/purchases.queries.ts',
  'features/purchases/transition-purchase.service.ts',
  'features/messaging/meetings/meetings.queries.ts',
  'features/messaging/meetings/transition-meeting.service.ts',
  'features/host-families/rates/rates.queries.ts',
  'features/host-families/rates/transition-rate-proposal.service.ts',
  'features/vetting/vetting.queries.ts',
  'features/vetting/transition-vetting.service.ts',
  'features/scouting/leads.queries.ts',
  'features/scouting/transition-lead.service.ts',
  // The demo world writes the payouts that have long been paid: it takes no steps.
  'demo/stays/money.service.ts',
];

export const HOUSE_RULES: readonly HouseRule[] = [
  {
    name: 'only the command’s main file ends the process',
    advice: 'Answer an outcome; the main.ts of the command and of the server, and the operator’s commands, alone know exit codes.',
    holdsFor: (file) =>
      /^packages\/[^/]+\/src\//.test(file) &&
      !isTest(file) &&
      ![
        'packages/pricing-cli/src/main.ts',
        'packages/app/src/server/main.ts',
        'packages/app/src/server/admin.ts',
        'packages/app/src/server/demo/command.ts',
      ].includes(file),
    faults: matching(/\bprocess\s*\??\.\s*(exit|exitCode|abort|kill)\b/),
  },
  {
    name: 'the engine has no clock, no dice and no surroundings',
    advice: 'Take what is needed as an argument: the same input gives the same bytes everywhere.',
    holdsFor: isEngine,
    faults: matching(
      /\bnew Date\b|\bDate\.now\b|\bMath\.random\b|\bperformance\.|\bcrypto\.|\bfetch\(|\bconsole\.|\bglobalThis\b|\bset(Timeout|Interval)\(|\bprocess\.|\bnavigator\b/,
    ),
  },
  {
    name: 'the engine asks no locale of its host',
    advice: 'Digits, separators and sort orders differ between hosts. Sentences alone may: they are made in the locales folder.',
    holdsFor: (file) => isEngine(file) && !file.startsWith('packages/pricing-core/src/locales/'),
    faults: matching(/\bIntl\.|\.toLocale[A-Z]\w*\(|\.localeCompare\(/),
  },
  {
    name: 'no amount meets floating point',
    advice: 'Use money/: whole numbers of minor units, exact fractions, one rounding.',
    // decimal.js has a toFixed of its own, and that one is exact.
    holdsFor: (file) => isEngine(file) && file !== 'packages/pricing-core/src/decimal.ts',
    faults: matching(/\bparseFloat\(|\.toFixed\(|\.toPrecision\(|\bMath\.round\(|\bNumber\.EPSILON\b/),
  },
  {
    name: 'the widgets have no clock and no dice',
    advice: 'Take today as a prop, ids from useId: a server and a browser must render the same.',
    // An element stands on a page without a program that could tell it the date.
    holdsFor: (file) => isWidget(file) && file !== 'packages/pricing-react/src/format/today.ts',
    faults: matching(/\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b/),
  },
  {
    name: 'names are text, never markup',
    advice: 'A price book holds what anyone typed: give it to React as text.',
    holdsFor: isWidget,
    // Empty, it only has React leave what the server has rendered.
    faults: matching(/dangerouslySetInnerHTML(?!=\{\{ __html: '' \}\})|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/),
  },
  {
    name: 'a component brings no style sheet along',
    advice: 'Name it in styles.css: a page without a bundler, a shadow root and a server must all do without the import.',
    holdsFor: isWidget,
    faults: matching(/^import .*\.css['"]/),
  },
  {
    name: 'styles touch nothing but the widgets',
    advice: 'Begin each selector with a class of ours, .pricing-…: the host page is not ours to style.',
    holdsFor: isStyle,
    faults: (text) =>
      text
        .split('\n')
        .flatMap((line, index) => (/^[^@&}]*\{$/.test(line) && !/\.pricing|^\s*(&|from|to|[\d.]+%)/.test(line) ? [index + 1] : [])),
  },
  {
    name: 'a style overrules no host page',
    advice: 'Within a layer !important beats the page: find another way.',
    holdsFor: isStyle,
    faults: (text) => text.split('\n').flatMap((line, index) => (line.includes('!important') ? [index + 1] : [])),
  },
  {
    name: 'the server asks the clock that it was given',
    advice: 'Use call.app.clock: a test must be able to set the time.',
    holdsFor: isFeature,
    faults: matching(/\bnew Date\(\)|\bDate\.now\b/),
  },
  {
    name: 'the SQL of a feature stands in its queries',
    advice: 'Write a function in <feature>.queries.ts and call it.',
    holdsFor: (file) => isFeature(file) && !/\.queries\.ts$/.test(file),
    faults: matching(/from 'drizzle-orm(\/[\w-]+)?'/),
  },
  {
    name: 'only the executors of transitions write a state',
    advice: 'Define a transition (defineTransition), or take a step by the executor of the thing (transitionOffer, transitionPayout, …).',
    holdsFor: (file) => isServer(file) && !EXECUTORS.some((own) => file === `packages/app/src/server/${own}`),
    faults: (text, file) => [
      ...matching(/\bwrite((Trip|Offer|Payout|Purchase|Invoice|Vetting|RateProposal)State|MeetingStatus|LeadStage)\b/)(text, file),
      ...beginningsOf(
        /\.update\((trips|tripOffers|payouts|purchaseInvoices|invoices|hostFamilies|hostRateProposals)\)\s*\.set\((?:(?!\.where\()[^;])*?\b(state|vettingState)\b/g,
        text,
      ),
    ],
  },
  {
    name: 'what a user can reach refuses in words',
    advice: 'Throw an AppError, a ValidationError or notFound(): a bare error is answered with status 500.',
    // A query may say that the database has answered what it can not answer.
    holdsFor: (file) => isFeature(file) && !/\.queries\.ts$/.test(file),
    faults: matching(/\bthrow new (Error|TypeError|RangeError)\(/),
  },
  {
    name: 'no screen makes markup of text',
    advice: 'Give text to React. Rich text that the server has cleaned goes through ui/rich-text/rich-text.tsx.',
    holdsFor: (file) => isScreen(file) && file !== 'packages/app/src/web/ui/rich-text/rich-text.tsx',
    // Empty, it only has React leave what the server has rendered.
    faults: matching(/dangerouslySetInnerHTML(?!=\{\{ __html: '' \}\})|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/),
  },
  {
    name: 'a screen says nothing of its own',
    advice: 'Put the text into messages/en/web and ask for it by key.',
    holdsFor: (file) => isScreen(file) && file.endsWith('.tsx'),
    faults: matching(/>\s*[A-Z][a-z]+( [\w’'-]+)*[.!?…]?\s*<\/|\b(label|title|placeholder|description|aria-label)="[A-Z]/),
  },
  {
    name: 'a test’s title begins with its subject or its verb',
    advice: 'Say who or what is checked, the condition and the outcome: “bills the payer”, not “whoever pays is billed”.',
    holdsFor: isTest,
    faults: (text) => beginningsOf(RIDDLE, text),
  },
  {
    name: 'a file says on top what it holds',
    advice: 'Begin with one sentence of comment, after #! where there is one.',
    holdsFor: isCode,
    faults: (text) => (/^(#!.*\n)?\/\/ \S/.test(text) ? [] : [1]),
  },
  {
    name: 'an example calls what its file names',
    advice: 'Call the function by its current name: editors rename no comments.',
    holdsFor: (file) => /^packages\/[^/]+\/src\//.test(file) && isCode(file),
    faults: findStaleExamples,
  },
  {
    name: 'a file ends at 300 lines',
    advice: 'Split it by idea.',
    // Style sheets of other projects, with which the widgets are tried, are as they were published.
    holdsFor: (file) => (isCode(file) && !isGenerated(file)) || (file.endsWith('.css') && !file.includes('/host-styles/')),
    faults: (text) => (text.trimEnd().split('\n').length > 300 ? [301] : []),
  },
  {
    name: 'file names are in kebab case',
    advice: 'For example price-book.ts, price-book.test.ts.',
    holdsFor: isCode,
    faults: (_, file) => (/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(file.slice(file.lastIndexOf('/') + 1)) ? [] : [1]),
  },
  {
    name: 'a file of the app is named by its noun, or by what it does',
    advice: 'Name it by a verb and its object (use-extend-trip, not use-prolonging), or by the term that people of the field search for.',
    holdsFor: isApp,
    faults: (_, file) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return /^[^.]*ing\./.test(name) && !TERMS.test(name) ? [1] : [];
    },
  },
  {
    name: 'an exported function of the app is named by a verb',
    advice: 'Say what it does with what: reloadAfterStep, not stepped; defineCreate, not creating.',
    holdsFor: (file) => isApp(file) && !isTest(file),
    faults: (text) =>
      text.split('\n').flatMap((line, index) => {
        const name = PARTICIPLE.exec(line)?.[1];
        return name !== undefined && !WORDS.test(name) && !TERMS.test(`${name.replace(/[A-Z].*/, '')}.`) ? [index + 1] : [];
      }),
  },
];
