// Emails written by the server under test, for tests that read them as their recipient.

import { asc, eq } from 'drizzle-orm';
import { mails } from '#server/db/schema/platform.ts';
import type { TestServer } from './start-server.ts';

/** Runs due jobs, and returns the emails to an address, oldest first. */
export async function getEmailsTo({ app, runJobs }: TestServer, email: string) {
  await runJobs();
  return app.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));
}

/** Returns the secret part of the link in an email. */
export function findToken({ text }: { text: string }): string {
  const token = /\/(?:verify-email|reset-password|reference)\/([\w-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in this mail:\n${text}`);
  return token;
}

/** Returns the secret part of the link in the last email to an address. */
export async function getLastTokenTo(server: TestServer, email: string): Promise<string> {
  const mail = (await getEmailsTo(server, email)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return findToken(mail);
}
