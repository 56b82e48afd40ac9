// What the operator has set of Twilio.

import type { Config } from '#server/platform/config/config.ts';
import type { TwilioKeys } from './external-tokens.ts';

/** Returns the keys; null if they are not set. */
export function getTwilioKeys(config: Config): TwilioKeys | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: apiKey, TWILIO_API_SECRET: apiSecret } = config;
  if (accountSid === undefined || apiKey === undefined || apiSecret === undefined) return null;
  return { accountSid, apiKey, apiSecret };
}

/** The service for conversations, and where it is asked. */
export interface TwilioService extends TwilioKeys {
  readonly serviceSid: string;
  readonly url: string;
}

/** Returns the service that conversations are copied to; null unless they are. */
export function getTwilioService(config: Config): TwilioService | null {
  const keys = getTwilioKeys(config);
  const { MESSAGING_PROVIDER: provider, TWILIO_SERVICE_SID: serviceSid, TWILIO_URL: url } = config;
  return provider === 'twilio' && keys !== null && serviceSid !== undefined ? { ...keys, serviceSid, url } : null;
}
