// Use cases of reading mails. Where a mail server delivers them, the links that sign somebody in are cut out of them here.

import type * as endpoints from '#contract/administration/mails.endpoints.ts';
import type { ListedMail, OneMail } from '#contract/administration/mails.shapes.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/paging.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { withoutTokens } from '#server/platform/mail/link-tokens.ts';
import { notFound } from '#server/platform/refusal.ts';
import { findMail, type ListedRow, type MailRow, mailList, mailsByIds } from './mails.queries.ts';
import { framed } from './mails.rules.ts';

function listed({ id, at, recipient, subject, state, sentAt }: ListedRow): ListedMail {
  return { id, at: at.toISOString(), recipient, subject, state, sentAt: sentAt?.toISOString() ?? null };
}

export async function listMails(call: Call, { query }: CheckedRequest<typeof endpoints.listMails>): Promise<Page<ListedMail>> {
  const page = await readPage(call, mailList, { asked: query, rows: (ids) => mailsByIds(call.db, ids) });
  return { ...page, data: page.data.map(listed) };
}

/** A mail as an administrator may read it. */
async function readable(call: Call, id: number): Promise<MailRow> {
  const row = await findMail(call.db, id);
  if (row === null) throw notFound();
  const isReadHere = row.state === 'kept' || call.app.config.SMTP_URL === undefined;
  return isReadHere ? row : { ...row, text: withoutTokens(row.text), html: withoutTokens(row.html) };
}

export async function readMail(call: Call, { params }: CheckedRequest<typeof endpoints.readMail>): Promise<OneMail> {
  const row = await readable(call, params.id);
  return { ...listed(row), text: row.text, messageId: row.messageId };
}

export async function previewMail(call: Call, { params }: CheckedRequest<typeof endpoints.previewMail>): Promise<Bytes> {
  const { html } = await readable(call, params.id);
  return { mediaType: 'text/html', body: Buffer.from(framed(html)), cache: 'none' };
}
