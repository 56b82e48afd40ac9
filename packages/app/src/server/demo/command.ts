// `npm run demo -w @hosted-stay/app`: recreates the demo world. Does not touch a database that holds anything else.

import type { App } from '#server/platform/app.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { isExposed } from '#server/platform/config/exposure.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { runWithApp } from '#server/with-app.ts';
import { drawAll } from './demo.jobs.ts';
import { NotADemoWorld, remakeDemoWorld } from './demo.service.ts';
import { demoWorld } from './demo-world.ts';
import { createPasswords, type DemoPasswords } from './passwords.service.ts';
import { welcome } from './welcome.ts';

function refuse(because: string, todo: string): never {
  throw new StartupError(because, { todo });
}

/** Refuses the demo world where the product is in use. */
function mayBe(config: Config): void {
  if (config.DEMO === 'never') refuse('DEMO is `never`: no demo world is made.', 'Nothing was changed. Leave DEMO out, and try again.');
  if (config.DEMO === 'auto' && isExposed(config)) {
    refuse(
      'Other people may reach this server: the demo world is for trying things out.',
      'Nothing was changed. Set DEMO=always if you want it anyway; its passwords are random then.',
    );
  }
}

async function remake(app: App, passwords: DemoPasswords): Promise<void> {
  const refs = await remakeDemoWorld(app, passwords).catch((error: unknown) => {
    if (!(error instanceof NotADemoWorld)) throw error;
    const todo = 'Nothing was changed. Name another data folder (DATA_DIR) or database (DATABASE_URL), or delete this one yourself.';
    return refuse(error.message, todo);
  });
  for (const ref of refs) await getStores(app.config).files.remove(ref);
  await drawAll(app);
}

async function main(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  mayBe(config);
  const passwords = createPasswords(config);
  await runWithApp(config, async (app) => {
    await remake(app, passwords);
    const { accounts, families } = demoWorld(app.clock.now());
    console.log(`The demo world is made anew: ${accounts.length} accounts, ${families.length} host families, with their pictures.`);
    console.log(welcome(config, passwords));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
