// pricing schema: the JSON Schema of a document, for editors, validators and generators.

import { jsonSchema } from '@hosted-stay/pricing-core';
import type { Context } from '../command.ts';
import { withOutput } from '../io/output.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { outputFile } from '../print/formats.ts';
import { writeJson } from '../print/json.ts';

const DOCUMENTS = ['book', 'request', 'quote', 'booking'] as const;

/** Prints the self-contained JSON Schema of a document. */
export async function run(context: Context, options: Options): Promise<Outcome> {
  const schema = jsonSchema(options.oneOf('document', DOCUMENTS) ?? 'book');
  await withOutput(context, { format: 'json', file: outputFile(options) }, (sink) => writeJson(sink, schema));
  return 'fine';
}
