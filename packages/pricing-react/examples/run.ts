// Builds an example and serves it: `npm run example -- react`.

import { spawn } from 'node:child_process';
import { EXAMPLES, prepare, serverOf } from './prepare.ts';

const name = process.argv[2] ?? '';
if (EXAMPLES.some((example) => example === name)) {
  await prepare(name);
  spawn(process.execPath, serverOf(name), { stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(`Which example? One of: ${EXAMPLES.join(', ')}.`);
  process.exitCode = 2;
}
