// Loads LiveKit’s client: a file of its own, for calls that it carries.

import { LocalAudioTrack, LocalVideoTrack, Room, setLogLevel, Track } from 'livekit-client';
import { createLivekitEntrance } from './livekit-room.ts';

setLogLevel('warn');

export const enterRoom = createLivekitEntrance({ LocalAudioTrack, LocalVideoTrack, Room, Track });
