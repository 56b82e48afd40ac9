// The keys that identify this server to the services that deliver push messages: set by the operator, or made once.

import { createECDH } from 'node:crypto';
import * as z from 'zod';
import type { App } from '#server/platform/app.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';

const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

export type PushKeys = z.output<typeof pushKeys>;

function createKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // The private key has 32 bytes, but leading zeros are left out of it.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Returns the VAPID keys in base64url. Devices are subscribed with the public one: after a change they must subscribe again. */
export async function getPushKeys({ config, db }: Pick<App, 'config' | 'db'>): Promise<PushKeys> {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = config;
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  return pushKeys.parse(JSON.parse(await getOrCreateSecret(db, 'push', () => JSON.stringify(createKeys()))));
}
