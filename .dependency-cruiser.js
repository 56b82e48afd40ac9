// Who may import what. Every rule is proven to fire by scripts/import-rules.test.ts.

const core = '^packages/pricing-core/';
const test = '\\.test\\.ts$|^packages/[^/]+/(test|testing|bench)/|/tsup\\.config\\.ts$';

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
      to: { couldNotResolve: true },
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
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod/(mini|v4/core)/|@noble/hashes/|decimal\\.js/)' },
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
      from: product,
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
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
