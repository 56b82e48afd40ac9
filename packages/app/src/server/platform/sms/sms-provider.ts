// Sends text messages through the service that the operator has set.

import type { Config } from '#server/platform/config/config.ts';
import type { SmsProvider } from './text-message.ts';
import { createTwilioSms } from './twilio-sms.ts';

/** Returns the service; null if none is set. */
export function getSmsProvider(config: Config): SmsProvider | null {
  const { SMS_PROVIDER: provider, SMS_FROM: from, TWILIO_SMS_URL: url } = config;
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: apiKey, TWILIO_API_SECRET: apiSecret } = config;
  if (provider === 'none' || from === undefined) return null;
  if (accountSid === undefined || apiKey === undefined || apiSecret === undefined) return null;
  return createTwilioSms({ url, from, accountSid, apiKey, apiSecret });
}
