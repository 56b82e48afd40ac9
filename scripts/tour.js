// `npm run tour`: sets everything up, then shows the pricing on the sample data: prices a booking, says why, and audits a year. With
// `--dry-run` it only says what it would run.

import { bringUp } from './lib/set-up.js';
import { show } from './lib/shell.js';

const isDryRun = process.argv.includes('--dry-run');

/**
 * Shows a command line, runs it, and ends the program when it exits with a code that is not expected.
 * @param {string} title
 * @param {string} command
 * @param {number[]} expected
 */
function demonstrate(title, command, expected) {
  console.log(`\n${title}\n$ ${command}\n`);
  if (isDryRun) return;
  const code = show(command);
  if (!expected.includes(code)) {
    console.error(`\n"${command}" ended with exit code ${code}.`);
    process.exit(1);
  }
}

if (!isDryRun) await bringUp();

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
The whole product: npm start   How a price is made: docs/how-a-price-is-made.md`);
