// `npm run admin -w @hosted-stay/app -- create EMAIL`: creates an administrator and prints a link for choosing the password.

import { LINK_HOURS, linkPath } from '#contract/identity/links.ts';
import { email, line } from '#contract/platform/validation/fields.ts';
import { type AdministratorError, createAdministrator } from './features/identity/identity.public.ts';
import { readConfig } from './platform/config/config.ts';
import { StartupError } from './platform/config/startup-error.ts';
import { runWithApp } from './with-app.ts';

const USAGE = [
  'Makes an administrator, and prints a link by which they choose their password.',
  '',
  '  npm run admin -w @hosted-stay/app -- create EMAIL [FIRST_NAME [LAST_NAME]]',
  '',
  'The database is that of the settings (DATABASE_URL, DATA_DIR). Where it is the embedded one, stop the server first.',
].join('\n');

const FAULTS: Readonly<Record<AdministratorError, string>> = {
  demoAddress: 'Addresses at demo.test are for the demo world: name one of your own.',
  deactivated: 'The account of this address is deactivated: another administrator can reactivate it, or name another address.',
};

function misused(because: string): StartupError {
  return new StartupError(because, { todo: `\n${USAGE}` });
}

/** @throws StartupError with the correct usage */
function readArguments([command, address, firstName = 'New', lastName = 'Administrator', ...more]: readonly string[]) {
  if (command !== 'create')
    throw misused(command === undefined ? 'What is to be done?' : `There is no command ${JSON.stringify(command)}.`);
  const given = email.safeParse(address ?? '');
  if (!given.success) throw misused('EMAIL must be an e-mail address, such as ann@example.org.');
  const names = [firstName, lastName].map((name) => line(80).safeParse(name));
  if (more.length > 0 || names.some(({ success }) => !success)) throw misused('A first and a last name have 1 to 80 characters each.');
  return { email: given.data, firstName: firstName.trim(), lastName: lastName.trim() };
}

async function main(): Promise<void> {
  const person = readArguments(process.argv.slice(2));
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const made = await runWithApp(config, (app) => createAdministrator(app, person));
  if (typeof made === 'string') throw new StartupError(FAULTS[made], { todo: 'Nothing was changed.' });
  const { isNew, purpose, token } = made;
  const done = isNew
    ? `${person.email} is an administrator now.`
    : `The account of ${person.email} is an administrator’s now; its password stays.`;
  const hours = LINK_HOURS[purpose];
  console.log(`${done}\nTo choose ${isNew ? 'a' : 'another'} password, once, within ${hours === 1 ? 'an hour' : `${hours} hours`}:`);
  console.log(`  ${config.PUBLIC_URL}${linkPath(purpose, token)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
