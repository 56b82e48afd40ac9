// `npm run demo -w @hosted-stay/app`: makes the demo world anew. Touches no database that holds anything else.

import { attachmentSubjects } from '#server/attachment-subjects.ts';
import { openDatabase } from '#server/db/open.ts';
import { deletionParts } from '#server/deletion.ts';
import type { App } from '#server/platform/app.ts';
import { clockIn } from '#server/platform/clock.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { storesOf } from '#server/platform/files/stores.ts';
import { logOf } from '#server/platform/log/log.ts';
import { StartFault } from '#server/platform/start-fault.ts';
import { drawAll } from './demo.jobs.ts';
import { NotADemoWorld, remakeDemoWorld } from './demo.service.ts';
import { demoWorld } from './demo-world.ts';
import { isExposed } from './policy.ts';
import { welcome } from './welcome.ts';

function refuse(because: string, todo: string): never {
  throw new StartFault(because, { todo });
}

/** The demo world has no place where the product is in use. */
function mayBe(config: Config): void {
  if (config.DEMO === 'never') refuse('DEMO is `never`: no demo world is made.', 'Nothing was changed. Leave DEMO out, and try again.');
  if (config.DEMO === 'auto' && isExposed(config)) {
    refuse(
      'Other people may reach this server, and the password of the demo world is known.',
      'Nothing was changed. Set DEMO=always if you want it anyway.',
    );
  }
}

async function remake(app: App): Promise<void> {
  const refs = await remakeDemoWorld(app).catch((error: unknown) => {
    if (!(error instanceof NotADemoWorld)) throw error;
    const todo = 'Nothing was changed. Name another data folder (DATA_DIR) or database (DATABASE_URL), or delete this one yourself.';
    return refuse(error.message, todo);
  });
  for (const ref of refs) await storesOf(app.config).files.remove(ref);
  await drawAll(app);
}

async function main(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  mayBe(config);
  const log = logOf(config);
  const database = await openDatabase(config, {
    tell: (line) => log.warn(line),
    // Every further statement is refused by then; the run ends with the first of them.
    onBroken: (fault) => log.error({ fault: fault.message }, 'the database is lost'),
  });
  const clock = clockIn(config.TIME_ZONE);
  try {
    await remake({ config, database, db: database.db, clock, log, deletion: deletionParts, attachmentSubjects });
    const { accounts, families } = demoWorld(clock.now());
    console.log(`The demo world is made anew: ${accounts.length} accounts, ${families.length} host families, with their pictures.`);
    console.log(welcome(config));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
});
