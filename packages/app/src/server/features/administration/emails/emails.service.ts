// Use cases of reading emails. If a mail server delivers them, sign-in links are removed from them here.

import type * as endpoints from '#contract/administration/emails.endpoints.ts';
import type { ListedEmail, OneEmail } from '#contract/administration/emails.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import type { Call } from '#server/platform/app.ts';
import { redactLinkTokens } from '#server/platform/email/link-tokens.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { type EmailRow, emailListSql, findEmail, findEmailRows, type ListedEmailRow } from './emails.queries.ts';
import { toFramedHtml } from './emails.rules.ts';

function toListedEmail({ id, at, recipient, subject, state, sentAt }: ListedEmailRow): ListedEmail {
  return { id, at: at.toISOString(), recipient, subject, state, sentAt: sentAt?.toISOString() ?? null };
}

export async function listEmails(call: Call, { query }: CheckedRequest<typeof endpoints.listMails>): Promise<Page<ListedEmail>> {
  const page = await readPage(call, emailListSql, { asked: query, rows: (ids) => findEmailRows(call.db, ids) });
  return { ...page, data: page.data.map(toListedEmail) };
}

/** Returns an email: with a mail server, without its link tokens if the server has delivered it, and without private content in any case. */
async function getReadableEmail(call: Call, id: number): Promise<EmailRow> {
  const row = await findEmail(call.db, id);
  if (row === null) throw notFound();
  if (row.isPrivate && call.app.config.SMTP_URL !== undefined) return { ...row, text: '', html: '' };
  const isReadHere = row.state === 'kept' || call.app.config.SMTP_URL === undefined;
  return isReadHere ? row : { ...row, text: redactLinkTokens(row.text), html: redactLinkTokens(row.html) };
}

export async function getEmail(call: Call, { params }: CheckedRequest<typeof endpoints.readMail>): Promise<OneEmail> {
  const row = await getReadableEmail(call, params.id);
  return { ...toListedEmail(row), text: row.text, messageId: row.messageId };
}

export async function previewEmail(call: Call, { params }: CheckedRequest<typeof endpoints.previewMail>): Promise<FileResponse> {
  const { html } = await getReadableEmail(call, params.id);
  return { mediaType: 'text/html', body: Buffer.from(toFramedHtml(html)), cache: 'none' };
}
