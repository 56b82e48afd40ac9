// Who may import what. Every rule is proven to fire by scripts/import-rules.test.ts.

const core = '^packages/pricing-core/';
const widgets = '^packages/pricing-react/';
const test =
  '\\.(test|stories)\\.tsx?$|^packages/[^/]+/(test|testing|bench|examples|e2e|\\.storybook)/|^packages/app/src/(server|web)/testing/|^packages/[^/]+/(tsup\\.config\\.ts|build\\.js)$';

const app = '^packages/app/src/';

/** The code of a package that is shipped and runs. */
const product = { path: '^packages/[^/]+/src/', pathNot: test };

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'every-import-resolves',
      comment: 'What an import names must exist; a file that is no public entry of its package does not.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:messages$' },
    },
    {
      name: 'no-cycles',
      comment: 'Code runs one way. Where two files need each other, a third holds what they share.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-by-their-name',
      comment: 'Another package is used through its name and so its public entries, never by the path of a file of it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'core-knows-no-package',
      comment: 'Everything stands on pricing-core; it stands on nothing of ours.',
      severity: 'error',
      from: { path: core },
      to: { path: '^packages/', pathNot: core },
    },
    {
      name: 'nobody-knows-the-command',
      comment: 'pricing-cli is a program. What another package wants of it belongs in pricing-core.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/pricing-cli/' },
      to: { path: '^packages/pricing-cli/' },
    },
    {
      name: 'core-runs-anywhere',
      comment: 'No file, network or process: the engine gives the same bytes in Node, in a browser and in a worker.',
      severity: 'error',
      from: { path: [`${core}src/`, `${core}testing/`], pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-libraries',
      comment: "A browser loads the engine: zod's whole entry alone is larger than all of it. decimal.js has a rule of its own.",
      severity: 'error',
      from: { path: `${core}src/`, pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod/(mini|v4/core)/|decimal\\.js/)' },
    },
    {
      name: 'decimal-has-one-door',
      comment: 'decimal.js is 13 kB and 30 times slower than whole numbers: only callers who ask for it get it.',
      severity: 'error',
      from: { path: `${core}src/`, pathNot: [`${core}src/decimal\\.ts$`, '\\.test\\.ts$'] },
      to: { path: ['node_modules/decimal\\.js/', `${core}src/decimal\\.ts$`] },
    },
    {
      name: 'no-step-calls-a-step',
      comment: 'compute-quote.ts alone puts the steps in order. A step may name the type that the one before it makes.',
      severity: 'error',
      from: { path: `${core}src/steps/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${core}src/steps/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'widgets-know-the-engine-alone',
      comment: 'pricing-react stands on pricing-core: what it wants of another package belongs there.',
      severity: 'error',
      from: { path: widgets },
      to: { path: '^packages/', pathNot: [widgets, core] },
    },
    {
      name: 'widget-libraries',
      comment:
        'A host page loads what the widgets import: React, which it has, and the engine. The PDF maker, loaded when asked for, has a library too.',
      severity: 'error',
      from: { path: `${widgets}src/`, pathNot: test },
      to: {
        path: 'node_modules/',
        pathNot: ['node_modules/(@types/)?react(-dom)?/', 'node_modules/@hosted-stay/', 'node_modules/(@types/)?pdfkit/'],
      },
    },
    {
      name: 'pdf-library-in-the-pdf-maker',
      comment: 'pdfkit is five times all the rest.',
      severity: 'error',
      from: { path: `${widgets}src/`, pathNot: [`${widgets}src/invoice-pdf/`, test] },
      to: { path: 'node_modules/(@types/)?pdfkit/' },
    },
    {
      name: 'quoting-or-explaining',
      comment: 'Through the engine’s one door a bundler that splits by file would load the reasons with the prices.',
      severity: 'error',
      from: { path: `${widgets}src/`, pathNot: test },
      to: { path: `${core}src/index\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'reasons-on-demand',
      comment: 'They are half as large as the pricing, and few ask why.',
      severity: 'error',
      from: { path: `${widgets}src/`, pathNot: [`${widgets}src/quote-source/reasons\\.ts$`, test] },
      to: {
        path: [`${core}src/explaining\\.ts$`, `${widgets}src/quote-source/reasons\\.ts$`],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'pdf-on-demand',
      comment: 'The PDF maker is loaded by import() when somebody wants a PDF, never before.',
      severity: 'error',
      from: { path: `${widgets}src/`, pathNot: [`${widgets}src/invoice-pdf/`, test] },
      to: { path: `${widgets}src/invoice-pdf/`, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'state-without-markup',
      comment: 'Sources, reducers, drafts and words know no component: a host page may bring its own.',
      severity: 'error',
      from: { path: `${widgets}src/(quote|quote-source|request|invoice|format|locales)/`, pathNot: test },
      to: { path: [`${widgets}src/components/`, `${widgets}src/.*\\.tsx$`] },
    },
    {
      name: 'server-bills-without-widgets',
      comment: 'The server makes and prints invoices by the code that the screens preview them with; it knows no component.',
      severity: 'error',
      from: { path: `${app}server/`, pathNot: test },
      to: { path: widgets, pathNot: `${widgets}src/(invoicing\\.ts$|invoice-pdf/(document/)?index\\.ts$|locales/[a-z]{2}\\.ts$)` },
    },
    {
      name: 'contract-runs-on-both-sides',
      comment: 'What may be said between browser and server: shapes alone, no DOM, no Node, no feature.',
      severity: 'error',
      from: { path: `${app}contract/`, pathNot: test },
      to: { pathNot: [`${app}contract/`, '^packages/pricing-core/', 'node_modules/(zod|@hosted-stay/pricing-core)/'] },
    },
    {
      name: 'server-and-web-meet-in-the-contract',
      comment: 'Neither knows the other.',
      severity: 'error',
      from: { path: `${app}(server|web)/` },
      to: { path: `${app}(server|web)/`, pathNot: `${app}$1/` },
    },
    {
      name: 'messages-by-their-loaders',
      comment: 'Each side loads its own messages in the language of whoever reads them, and has what the compiler knows of them as types.',
      severity: 'error',
      from: { path: app, pathNot: [test, `${app}web/messages/`] },
      to: { path: '^packages/app/messages/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'Platform, database, messages and access table carry the features of the server, and stand without any of them.',
      severity: 'error',
      from: { path: `${app}server/(platform|db|access|messages)/`, pathNot: test },
      to: { path: app, pathNot: [`${app}contract/`, `${app}server/(platform|db|access|messages)/`] },
    },
    {
      name: 'features-meet-at-the-public-door',
      comment: "A feature of the server uses another only through that one's *.public.ts.",
      severity: 'error',
      from: { path: `${app}server/features/([^/]+)/` },
      to: { path: `${app}server/features/`, pathNot: [`${app}server/features/$1/`, '\\.public\\.ts$'] },
    },
    {
      name: 'features-stand-on-the-platform',
      comment: 'A feature of the server does not know how the server is put together, or its tests.',
      severity: 'error',
      from: { path: `${app}server/features/`, pathNot: test },
      to: { path: `${app}server/`, pathNot: `${app}server/(platform|db|access|features)/` },
    },
    {
      name: 'pure-decisions',
      comment: 'Rules, machines and models decide without a database, a request or React.',
      severity: 'error',
      from: { path: `${app}.*\\.(rules|machine|model)\\.ts$` },
      to: { path: app, pathNot: [`${app}contract/`, `${app}.*\\.(rules|machine|model)\\.ts$`], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'The kit of the screens knows shapes and messages, no feature, no request.',
      severity: 'error',
      from: { path: `${app}web/ui/`, pathNot: test },
      to: { path: app, pathNot: [`${app}web/(ui|messages)/`, `${app}web/router\\.tsx$`, `${app}contract/(platform|messages)/`] },
    },
    {
      name: 'web-platform-knows-no-feature',
      comment: 'What every screen needs stands without any of them.',
      severity: 'error',
      from: { path: `${app}web/platform/`, pathNot: test },
      to: { path: `${app}web/(features|screens)/` },
    },
    {
      name: 'web-features-keep-apart',
      comment: 'A screen puts features together; they never know each other, or a screen.',
      severity: 'error',
      from: { path: `${app}web/features/([^/]+)/` },
      to: { path: `${app}web/(features|screens)/`, pathNot: `${app}web/features/$1/` },
    },
    {
      name: 'pages-come-from-the-router',
      comment: 'The router hands down the records of the pages that are loaded. Whoever imported them would load all with the first page.',
      severity: 'error',
      from: { path: `${app}web/(features|platform|ui|screens)/`, pathNot: test },
      to: { path: `${app}web/pages/` },
    },
    {
      name: 'product-without-tests',
      comment: 'Builders, arbitraries, tests and benchmarks are for tests: what is shipped never needs them.',
      severity: 'error',
      from: product,
      to: { path: test },
    },
    {
      name: 'product-declares-what-it-needs',
      comment: 'What runs at the user is a dependency of the package itself, not of this repository.',
      severity: 'error',
      from: { path: product.path, pathNot: [test, `${app}web/`] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '/\\.tsc/', '^packages/[^/]+/node_modules/\\.'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@hosted-stay/source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.d.ts', '.json'],
    },
  },
};
