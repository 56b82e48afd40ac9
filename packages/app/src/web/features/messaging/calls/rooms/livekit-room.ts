// A room at LiveKit.

import type * as livekit from 'livekit-client';
import type { EnterRoom } from './media-room.ts';

/** The parts of LiveKit’s client that are used; tests pass a stand-in. */
export type LivekitClient = Pick<typeof livekit, 'LocalAudioTrack' | 'LocalVideoTrack' | 'Room' | 'Track'>;

/** The page opens and stops the tracks, and says itself when it leaves. */
const OPTIONS: Partial<livekit.RoomOptions> = { stopLocalTrackOnUnpublish: false, disconnectOnPageLeave: false, dynacast: true };

export function createLivekitEntrance({ LocalAudioTrack, LocalVideoTrack, Room, Track }: LivekitClient): EnterRoom {
  return async ({ url, token }, { onParticipant, onTrack, onTrackGone, onConnection }) => {
    const room = new Room(OPTIONS);
    room
      .on('participantConnected', ({ identity }) => onParticipant(identity, 'connected'))
      .on('participantDisconnected', ({ identity }) => onParticipant(identity, 'gone'))
      .on('trackSubscribed', ({ mediaStreamTrack }, _publication, { identity }) => onTrack(identity, mediaStreamTrack))
      .on('trackUnsubscribed', ({ mediaStreamTrack }, _publication, { identity }) => onTrackGone(identity, mediaStreamTrack));
    const welcomeAll = () => {
      for (const { identity } of room.remoteParticipants.values()) onParticipant(identity, 'connected');
    };
    await room.connect(url, token);
    // Not before: a connection that is never made is no loss.
    room
      .on('reconnecting', () => onConnection('interrupted'))
      .on('signalReconnecting', () => onConnection('interrupted'))
      .on('reconnected', () => {
        welcomeAll();
        onConnection('connected');
      })
      .on('disconnected', () => onConnection('lost'));
    welcomeAll();

    return {
      async publish(kind, track, { isMuted }) {
        const local = kind === 'audio' ? new LocalAudioTrack(track) : new LocalVideoTrack(track);
        // Its own types are not written for `exactOptionalPropertyTypes`.
        const sent = local as livekit.LocalTrack;
        // Its client turns on every track that it is given.
        if (isMuted) await local.mute();
        await room.localParticipant.publishTrack(sent, { source: kind === 'audio' ? Track.Source.Microphone : Track.Source.Camera });
        return {
          async setMuted(muted) {
            await (muted ? local.mute() : local.unmute());
          },
          async unpublish() {
            await room.localParticipant.unpublishTrack(sent, false);
          },
        };
      },
      leave: () => void room.disconnect(false),
    };
  };
}
