// Use case: a mail service hands over an answer by email.

import * as z from 'zod';
import type * as endpoints from '#contract/messaging/inbound-mail.endpoints.ts';
import type { AnswerOf } from '#contract/platform/endpoint.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import type { HandledRequest, RawRequest } from '#server/platform/http/routes.ts';
import { isSignatureValid } from '#server/platform/secrets/webhook-signature.rules.ts';
import { MAX_EMAIL_BYTES, receiveEmail } from './receive-email.service.ts';

const SIGNATURE_HEADER = 'X-Inbound-Signature';

const body = z.object({ raw: z.string() });

/** Returns the email: the bytes themselves, or within JSON. */
function readEmail({ bytes, header }: RawRequest): Uint8Array {
  if (header('Content-Type')?.toLowerCase().startsWith('message/rfc822')) return bytes;
  const { data } = body.safeParse(JSON.parse(bytes.toString('utf8')));
  if (data === undefined) throw new HttpError('malformed');
  return Buffer.from(data.raw, 'utf8');
}

export async function receiveInboundMail(
  call: Call,
  { signed }: HandledRequest<typeof endpoints.receiveInboundMail>,
): Promise<AnswerOf<typeof endpoints.receiveInboundMail>> {
  const { app } = call;
  const secret = app.config.INBOUND_MAIL_SECRET;
  if (secret === undefined) throw notFound();
  if (!isSignatureValid(signed.header(SIGNATURE_HEADER), { bytes: signed.bytes, secret }, app.clock.now())) {
    call.log.warn({ address: call.address }, 'an email was handed over without the right signature');
    throw new AppError('signatureWrong');
  }
  const raw = readEmail(signed);
  if (raw.length > MAX_EMAIL_BYTES) throw new HttpError('tooLarge');
  return { outcome: await receiveEmail(app, raw) };
}
