// Starts a run with a file, and suggests a period.

import type { AnswerOf, EndpointDefinition, RequestOf } from '#contract/platform/endpoint.ts';
import type { Period } from '#contract/repricing/bookings.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { useToday } from '#web/ui/text/zones.ts';

/** Sends a file to an endpoint that starts a run with it. Returns null if it was refused, which has already been shown. */
export function startWithFile<E extends EndpointDefinition>(
  endpoint: E,
  file: File,
  fields: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<E> | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return attemptRequest(call(endpoint, { body: form } as unknown as RequestOf<E>));
}

/** Returns the twelve months up to today, by the first day of the trip. */
export function useLastYear(): Period {
  const today = useToday();
  const year = Number(today.slice(0, 4)) - 1;
  return { from: `${year}${today.slice(4)}`.replace('-02-29', '-02-28'), to: today, by: 'trip' };
}
