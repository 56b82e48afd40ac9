// The server's lifecycle: starts everything it needs before it listens, and stops in the reverse order.

import type { Logger } from 'pino';
import { createExpressApp } from './app.ts';
import { attachmentSubjects } from './attachment-subjects.ts';
import { openDatabase } from './db/open.ts';
import { seedReference } from './db/seed/reference.ts';
import { deletionParts } from './deletion.ts';
import { type DemoNotice, prepareDemo } from './demo/start.ts';
import { createSetupLink, repeatErasures } from './features/identity/identity.public.ts';
import { startInboundSmtp } from './features/messaging/inbound-email.public.ts';
import { prepareSearch } from './features/search/search.public.ts';
import { allJobs } from './jobs.ts';
import type { App } from './platform/app.ts';
import { createClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { assertRealPayments } from './platform/config/payment-mode.ts';
import { prepareDataFolder } from './platform/files/data-folder.ts';
import { assertStores } from './platform/files/stores.ts';
import { HttpListener } from './platform/http/listener.ts';
import { logResponse, onResponseClosed } from './platform/http/response-log.ts';
import { JobQueue } from './platform/jobs/queue.ts';
import { JobRunner } from './platform/jobs/runner.ts';
import { createMetrics } from './platform/metrics.ts';
import { handleProbe, type ServerCondition } from './platform/probes.ts';
import { RealtimeServer } from './platform/realtime/realtime-server.ts';
import { getOrCreateSessionSecret } from './platform/sessions/session-secret.ts';
import { allRealtimeFeatures } from './realtime.ts';

export interface RunningServer {
  /** The origin it listens on: `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** What to print about the demo world; null for nothing. */
  readonly demo: DemoNotice | null;
  /** The secret part of the link for the first administrator; null if there is one already. */
  readonly setupToken: string | null;
  /** Stops accepting requests, waits for open ones and closes the database. */
  stop(): Promise<void>;
}

/** How long requests and jobs may take to finish when the server stops, in milliseconds; then they are aborted. */
const PATIENCE_MS = 8000;

/** Opens the ports; of none if one of them can't be opened. */
async function startListening(app: App, listener: HttpListener) {
  const origin = await listener.listen(app.config);
  try {
    return [origin, await startInboundSmtp(app)] as const;
  } catch (error) {
    await listener.close(0);
    throw error;
  }
}

async function bringUp(app: App): Promise<RunningServer> {
  const { config, database } = app;
  const metrics = createMetrics(app, { ofProcess: true });
  const condition: ServerCondition = { stopping: false };
  const application = createExpressApp(app, await getOrCreateSessionSecret(config, database));
  const listener = new HttpListener((request, response) => {
    if (handleProbe(request, response, { app, metrics, condition })) return;
    onResponseClosed(response, (answered) => {
      metrics.observeAnswer(answered);
      logResponse(app.log, answered);
    });
    application(request, response);
  });
  const runner = new JobRunner(app, allJobs, { observe: metrics.observeJob });
  await repeatErasures(app);
  await seedReference(app.db, config);
  const demo = await prepareDemo(app);
  const setupToken = await createSetupLink(app);
  const realtime = await RealtimeServer.start({ app, features: allRealtimeFeatures, metrics: metrics.realtime });
  listener.attach((server) => realtime.attach(server));
  const [origin, smtp] = await startListening(app, listener).catch(async (error) => {
    await realtime.close();
    throw error;
  });
  await runner.start();
  // In the background, so that the first search waits for no more than what is left of it.
  prepareSearch(app).catch((error: unknown) => {
    if (!condition.stopping) app.log.warn({ error }, 'the search could not be prepared; the first search will try again');
  });
  return {
    origin,
    demo,
    setupToken,
    async stop() {
      condition.stopping = true;
      await Promise.all([smtp?.close(), realtime.close().then(() => listener.close(PATIENCE_MS)), runner.stop(PATIENCE_MS)]);
      await app.jobs.close();
      await database.close();
    },
  };
}

/**
 * Starts the server.
 * @param onBroken called with an error from which the server can't recover
 * @throws StartupError when it can't start, with nothing left open
 */
export async function serve(config: Config, log: Logger, onBroken: (error: Error) => void): Promise<RunningServer> {
  assertRealPayments(config);
  prepareDataFolder(config.DATA_DIR);
  await assertStores(config);
  const database = await openDatabase(config, { tell: (line) => log.warn(line), onBroken });
  const clock = createClock(config.TIME_ZONE);
  const jobs = new JobQueue({ database, jobs: allJobs, log });
  try {
    await jobs.open();
    return await bringUp({ config, database, db: database.db, clock, log, jobs, deletion: deletionParts, attachmentSubjects });
  } catch (error) {
    await jobs.close().catch(() => {});
    await database.close().catch(() => {});
    throw error;
  }
}
