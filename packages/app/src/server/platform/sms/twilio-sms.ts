// Text messages through the REST API of Twilio.

import * as z from 'zod';
import { type SmsProvider, SmsRefusal, type TextMessage } from './text-message.ts';

/** For one request, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How many of the newest messages to a number are searched for one. */
const SEARCHED = 50;

/** Refusals that are about all messages: the keys are wrong, or there are too many. */
const REFUSES_ALL = [401, 403, 408, 429];

export interface TwilioSmsService {
  readonly url: string;
  readonly from: string;
  readonly accountSid: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

const sentMessages = z.object({ messages: z.array(z.object({ body: z.string(), status: z.string() })) });

export function createTwilioSms({ url, from, accountSid, apiKey, apiSecret }: TwilioSmsService): SmsProvider {
  async function ask(query: string, fields?: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${url.replace(/\/+$/, '')}/2010-04-01/Accounts/${accountSid}/Messages.json${query}`, {
      method: fields === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}` },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return (await response.json()) as unknown;
    await response.body?.cancel();
    const { status } = response;
    // Neither the number nor the text stands in errors: they are logged.
    const fault = `Twilio has answered ${status} to a text message`;
    throw status >= 400 && status < 500 && !REFUSES_ALL.includes(status) ? new SmsRefusal(fault) : new Error(fault);
  }

  return {
    async send({ to, text, reportTo }: TextMessage) {
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
      await ask('', { To: to, Body: text, ...sender, ...(reportTo === null ? {} : { StatusCallback: reportTo }) });
    },
    async hasTaken({ to, text }: Pick<TextMessage, 'to' | 'text'>, since: Date) {
      const query = new URLSearchParams({ To: to, 'DateSent>': since.toISOString().slice(0, 10), PageSize: String(SEARCHED) });
      const { messages } = sentMessages.parse(await ask(`?${query}`));
      return messages.some(({ body, status }) => body === text && status !== 'failed' && status !== 'undelivered');
    },
  };
}
