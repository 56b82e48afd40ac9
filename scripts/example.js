// `npm run example -- react`: sets everything up, then builds one example of pricing-react and serves it.

import { bringUp } from './lib/set-up.js';
import { show } from './lib/shell.js';

await bringUp();
process.exitCode = show(`node packages/pricing-react/examples/run.ts ${process.argv.slice(2).join(' ')}`);
