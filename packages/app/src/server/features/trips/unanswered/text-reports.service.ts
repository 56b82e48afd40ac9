// Use case: the service for text messages reports how far one has come.

import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { receiveTextReport as endpoint } from '#contract/trips/text-reports.endpoints.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { HandledRequest } from '#server/platform/http/routes.ts';
import { isReportSigned, readOutcome } from '#server/platform/sms/twilio-report.rules.ts';
import { advanceTextContact, findTextContact } from './text-families.queries.ts';

const SIGNATURE_HEADER = 'X-Twilio-Signature';

/** Returns where the service reports on a text message; null if its reports couldn't be told from forged ones. */
export function createReportAddress({ config }: App, contactId: number): string | null {
  return config.TWILIO_AUTH_TOKEN === undefined ? null : `${config.PUBLIC_URL}/api/text-messages/${contactId}/reports`;
}

export async function receiveTextReport(
  { app, db, log, address }: Call,
  { params: { id }, signed }: HandledRequest<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const [token, url] = [app.config.TWILIO_AUTH_TOKEN, createReportAddress(app, id)];
  if (token === undefined || url === null) throw notFound();
  const fields = new URLSearchParams(signed.bytes.toString('utf8'));
  if (!isReportSigned(signed.header(SIGNATURE_HEADER), { url, fields, token })) {
    log.warn({ contact: id, address }, 'a report on a text message was not signed as it must be');
    throw new AppError('signatureWrong');
  }
  const contact = await findTextContact(db, id);
  if (contact === null) throw notFound();
  const outcome = readOutcome(fields);
  if (outcome === null) return { state: contact.status };
  return { state: await advanceTextContact(db, id, outcome) };
}
