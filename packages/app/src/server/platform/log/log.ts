// The log: one JSON object a line, on the standard error output, with nothing in it that has to stay secret.

import { type ChildLoggerOptions, type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { redact } from './redact.ts';

const STANDARD_ERROR = 2;

function redactObject(object: Record<string, unknown>): Record<string, unknown> {
  return redact({ ...object }) as Record<string, unknown>;
}

/** What a child says with every line passes no formatter of its own. */
function redactChildren(log: Logger): Logger {
  const { child } = log;
  return Object.assign(log, {
    child(this: Logger, bindings: Record<string, unknown>, options?: ChildLoggerOptions) {
      return Reflect.apply(child, this, [redactObject(bindings), options]);
    },
  });
}

/** @param stream where it goes instead, for tests */
export function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, stream: DestinationStream = destination(STANDARD_ERROR)): Logger {
  const log = pino(
    {
      level: LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }), log: redactObject },
      serializers: { err: (error) => error },
    },
    stream,
  );
  return redactChildren(log);
}
