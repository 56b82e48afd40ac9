// `npm run dev`: installs the dependencies, then runs the product from its sources and shows every change until it is stopped (Ctrl+C).

import { join } from 'node:path';
import { install } from './lib/set-up.js';
import { root, runProgram } from './lib/shell.js';

await install();

runProgram(['--conditions=@hosted-stay/source', join(root, 'packages/app/build/dev.ts'), ...process.argv.slice(2)]);
