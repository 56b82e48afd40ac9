// Loads Twilio’s client: a file of its own, for calls that Twilio carries.

import { connect, LocalAudioTrack, LocalVideoTrack } from 'twilio-video';
import { createTwilioEntrance } from './twilio-room.ts';

export const enterRoom = createTwilioEntrance({ connect, LocalAudioTrack, LocalVideoTrack });
