// Prints how well contact details are recognised in the corpus of messages, by language and by kind, and how long a message takes.

import { performance } from 'node:perf_hooks';
import { findContactDetails } from '#server/features/messaging/safety/contact-details.rules.ts';
import { judgeMessages, readCorpus, type Score, scoreKinds, scoreMessages } from '../test/messaging/contact-details/corpus.ts';

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const percent = (share: number) => share.toLocaleString('en', PERCENT).padStart(7);
const row = (name: string, { messages, precision, recall }: Score) =>
  console.log(`  ${name.padEnd(10)} ${String(messages).padStart(5)}   precision ${percent(precision)}   recall ${percent(recall)}`);

const corpus = readCorpus();
const parts = { tuned: corpus.filter(({ heldOut }) => !heldOut), 'held out': corpus.filter(({ heldOut }) => heldOut), all: corpus };

for (const [name, messages] of Object.entries(parts)) {
  const verdicts = judgeMessages(messages);
  console.log(`${name}: ${messages.length} messages, of which with contact details:`);
  row('all', scoreMessages(verdicts));
  for (const locale of new Set(messages.map((message) => message.locale))) {
    row(locale, scoreMessages(verdicts.filter(({ message }) => message.locale === locale)));
  }
  for (const [kind, score] of scoreKinds(verdicts)) row(kind, score);
}

const start = performance.now();
for (const { text } of corpus) findContactDetails(text);
console.log(`a message: ${(((performance.now() - start) * 1000) / corpus.length).toFixed(0)} µs`);
const long = corpus
  .map(({ text }) => text)
  .join('\n')
  .repeat(2)
  .slice(0, 100_000);
const longStart = performance.now();
findContactDetails(long);
console.log(`100,000 characters: ${(performance.now() - longStart).toFixed(0)} ms`);
