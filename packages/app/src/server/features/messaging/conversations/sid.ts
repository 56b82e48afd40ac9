// The ids of conversations at chat providers.

import { randomBytes } from 'node:crypto';

/** Creates an unguessable ID in the format of chat providers. */
export const createSid = () => `CH${randomBytes(16).toString('hex')}`;
