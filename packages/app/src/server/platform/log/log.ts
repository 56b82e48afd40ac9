// The log: one JSON object a line, on the standard error output, with nothing in it that has to stay secret.

import { type ChildLoggerOptions, type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '#server/platform/config.ts';
import { redacted } from './redact.ts';

const STANDARD_ERROR = 2;

function redactedObject(object: Record<string, unknown>): Record<string, unknown> {
  return redacted({ ...object }) as Record<string, unknown>;
}

/** What a child says with every line passes no formatter of its own. */
function withSafeChildren(log: Logger): Logger {
  const { child } = log;
  return Object.assign(log, {
    child(this: Logger, bindings: Record<string, unknown>, options?: ChildLoggerOptions) {
      return Reflect.apply(child, this, [redactedObject(bindings), options]);
    },
  });
}

/** @param stream where it goes instead, for tests */
export function logOf({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream: DestinationStream = destination(STANDARD_ERROR)): Logger {
  const log = pino(
    {
      level: LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: redactedObject },
      serializers: { err: (error) => error },
    },
    stream,
  );
  return withSafeChildren(log);
}
