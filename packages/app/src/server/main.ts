// The entry point: starts the server and stops it in an orderly way, whatever the cause.

import { setUpPath } from '#contract/identity/links.ts';
import { findReason } from './db/fault.ts';
import { welcome } from './demo/welcome.ts';
import { SETUP_HOURS } from './features/identity/identity.public.ts';
import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/config/startup-error.ts';
import { createLogger } from './platform/log/log.ts';
import { type RunningServer, serve } from './serve.ts';

/** Milliseconds after which the process exits even if the server has not stopped. */
const PATIENCE_MS = 10_000;

/** The exit code that a shell reports for an interrupted program. */
const INTERRUPTED = 130;

function giveUp(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : `The server could not start: ${findReason(error)}`);
  process.exit(1);
}

/** Stops the server once, with an exit code; a second interrupt exits immediately. */
function orderlyEnd(log: ReturnType<typeof createLogger>, running: () => RunningServer | undefined): (code: number) => void {
  let ending = false;
  return (code) => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      log.error('the server did not stop in time');
      process.exit(1);
    }, PATIENCE_MS).unref();
    Promise.resolve(running()?.stop()).then(
      () => process.exit(code),
      (error) => {
        log.error({ error }, 'the server did not stop in order');
        process.exit(1);
      },
    );
  };
}

/** Printed for the person who starts the server only, never logged. */
function setupInvitation(address: string, token: string): string {
  return [
    '',
    `  Nobody administers the product yet. Whoever opens this link within ${SETUP_HOURS} hours becomes the first administrator, once:`,
    '',
    `    ${address}${setUpPath(token)}`,
    '',
    '  Or make one by command: npm run admin -w @hosted-stay/app -- create EMAIL',
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  let server: RunningServer | undefined;
  const end = orderlyEnd(log, () => server);
  const failed = (error: unknown) => {
    log.fatal({ error }, 'an error that can not be mended; the server stops');
    end(1);
  };
  process.on('uncaughtException', failed).on('unhandledRejection', failed);
  process.once('SIGTERM', () => end(0));
  process.once('SIGINT', () => {
    process.once('SIGINT', () => process.exit(INTERRUPTED));
    end(0);
  });
  server = await serve(config, log, failed);
  const address = config.PUBLIC_URL.endsWith(':0') ? server.origin : config.PUBLIC_URL;
  const invitation = server.setupToken === null ? '' : `\n${setupInvitation(address, server.setupToken)}`;
  const notice = `Listening on ${address}${invitation}${server.demo === null ? '' : `\n${welcome(config, server.demo.passwords)}`}`;
  // A parent process connected over a channel prints the notice itself; the server exits when the parent does.
  process.once('disconnect', () => end(0));
  if (process.send === undefined) console.log(notice);
  else process.send({ origin: server.origin, notice });
}

main().catch(giveUp);
