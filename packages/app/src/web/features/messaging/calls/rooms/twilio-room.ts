// A room at Twilio Video.

import type * as twilio from 'twilio-video';
import type { EnterRoom } from './media-room.ts';

/** The parts of Twilio’s client that are used; tests pass a stand-in. */
export type TwilioClient = Pick<typeof twilio, 'connect' | 'LocalAudioTrack' | 'LocalVideoTrack'>;

/** On iPhones its client would open devices itself when the page is shown again, and the page would not know of them. */
const LOCAL_TRACK: twilio.LocalTrackOptions = { workaroundWebKitBug1208516: false };

const hasMedia = (track: twilio.RemoteTrack): track is twilio.RemoteAudioTrack | twilio.RemoteVideoTrack => track.kind !== 'data';

export function createTwilioEntrance({ connect, LocalAudioTrack, LocalVideoTrack }: TwilioClient): EnterRoom {
  return async ({ token, name }, { onParticipant, onTrack, onTrackGone, onConnection }) => {
    // Without `tracks` it would open devices itself; `insights` are telemetry.
    const room = await connect(token, { name, tracks: [], insights: false });
    const welcome = ({ identity, tracks }: twilio.RemoteParticipant) => {
      onParticipant(identity, 'connected');
      for (const { track } of tracks.values()) if (track !== null && hasMedia(track)) onTrack(identity, track.mediaStreamTrack);
    };
    for (const participant of room.participants.values()) welcome(participant);
    room
      .on('participantConnected', welcome)
      .on('participantReconnecting', ({ identity }) => onParticipant(identity, 'interrupted'))
      .on('participantReconnected', ({ identity }) => onParticipant(identity, 'connected'))
      .on('participantDisconnected', ({ identity }) => onParticipant(identity, 'gone'))
      .on('trackSubscribed', (track, _publication, { identity }) => hasMedia(track) && onTrack(identity, track.mediaStreamTrack))
      .on('trackUnsubscribed', (track, _publication, { identity }) => hasMedia(track) && onTrackGone(identity, track.mediaStreamTrack))
      .on('reconnecting', () => onConnection('interrupted'))
      .on('reconnected', () => onConnection('connected'))
      .on('disconnected', () => onConnection('lost'));

    return {
      async publish(kind, track) {
        const local = kind === 'audio' ? new LocalAudioTrack(track, LOCAL_TRACK) : new LocalVideoTrack(track, LOCAL_TRACK);
        await room.localParticipant.publishTrack(local);
        return {
          async setMuted(muted) {
            // The room only hears of what the client changes, and the page has changed the track before.
            track.enabled = muted;
            local.enable(!muted);
          },
          async unpublish() {
            room.localParticipant.unpublishTrack(local);
          },
        };
      },
      leave: () => void room.disconnect(),
    };
  };
}
