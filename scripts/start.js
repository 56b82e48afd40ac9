// `npm start`: sets everything up, then does the main job on the sample data: prices a booking, says why, and audits a year.

import { isBuilt, isInstalled } from './lib/set-up.js';
import { capture, show } from './lib/shell.js';

/**
 * Runs a step of the set-up quietly; ends the program with what it said when it fails.
 * @param {string} command
 */
async function setUp(command) {
  console.log(`$ ${command}`);
  const { code, output } = await capture(command);
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

/**
 * Shows a command line, runs it, and ends the program when it exits with a code that is not expected.
 * @param {string} title
 * @param {string} command
 * @param {number[]} expected
 */
function demonstrate(title, command, expected) {
  console.log(`\n${title}\n$ ${command}\n`);
  const code = show(command);
  if (!expected.includes(code)) {
    console.error(`\n"${command}" ended with exit code ${code}.`);
    process.exit(1);
  }
}

if (!isInstalled()) await setUp('npm ci');
if (!isBuilt()) await setUp('npm run build');

demonstrate(
  'One booking, priced and explained:',
  'npm run -s pricing -- quote --book fixtures/price-books/2026.json --request fixtures/requests/mixed-stay.json --explain --format table',
  [0],
);
demonstrate(
  'The bookings of 2026, priced again; faults were planted among them, so there are differences (exit code 1):',
  'npm run -s pricing -- audit --book fixtures/price-books --input fixtures/bookings/2026.ndjson --format table',
  [0, 1],
);

console.log(`
More: npm run -s pricing -- --help   The calculator in a page: npm run example -- react
All checks: npm test   How a price is made: docs/how-a-price-is-made.md`);
