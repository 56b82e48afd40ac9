// `npm start`: sets everything up, then runs the product with its embedded database until it is stopped (Ctrl+C).

import { join } from 'node:path';
import { bringUp } from './lib/set-up.js';
import { root, runProgram } from './lib/shell.js';

await bringUp();

const app = join(root, 'packages/app');
runProgram(['--enable-source-maps', join(app, 'dist/server/main.js')], { DATA_DIR: join(app, 'data'), LOG_LEVEL: 'warn' });
