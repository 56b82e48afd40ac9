// Has conversations copied to Twilio as soon as something is new. What this misses, the sweep finds.

import type { LiveSockets, RealtimeFeature } from '#server/platform/realtime/feature.ts';
import { enqueue } from '#server/platform/record-change.ts';
// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '../live/events.ts';
import { MIRROR_JOB } from './mirror-conversation.service.ts';
import { getTwilioService } from './twilio-settings.ts';

async function enqueueMirror({ app }: LiveSockets, { conversationId }: { readonly conversationId: number }): Promise<void> {
  if (getTwilioService(app.config) !== null) await enqueue(app.db, app, { kind: MIRROR_JOB, payload: { conversationId } });
}

export const mirrorEvents: RealtimeFeature = {
  relays: { 'message.added': enqueueMirror, 'conversation.participants': enqueueMirror },
};
