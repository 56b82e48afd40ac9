// The bench of the widgets: `npm run bench` for the figures, `npm run bench -- --quick` for a look.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchBrowser } from './browser.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

if (!values.quick) {
  const sizes = fileURLToPath(new URL('sizes.ts', import.meta.url));
  spawnSync(process.execPath, ['--conditions=@hosted-stay/source', sizes], { stdio: 'inherit' });
}
await benchBrowser(values.quick ? { keyStrokes: 20, mounts: 50 } : { keyStrokes: 200, mounts: 1000 });
