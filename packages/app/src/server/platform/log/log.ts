// The log: one JSON object per line on standard error, with secrets redacted.

import { type ChildLoggerOptions, type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { redact } from './redact.ts';

const STANDARD_ERROR = 2;

function redactObject(object: Record<string, unknown>): Record<string, unknown> {
  return redact({ ...object }) as Record<string, unknown>;
}

/** Redacts the bindings of child loggers, which pino's formatters don't process. */
function redactChildren(log: Logger): Logger {
  const { child } = log;
  return Object.assign(log, {
    child(this: Logger, bindings: Record<string, unknown>, options?: ChildLoggerOptions) {
      return Reflect.apply(child, this, [redactObject(bindings), options]);
    },
  });
}

/** @param stream the output, for tests */
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
