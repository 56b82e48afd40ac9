// Loads Twilio’s client: a file of its own, for calls that Twilio carries. Its bundle leaves its name on the page and exports nothing; its
// single modules would bring helpers into the first file of every page.

import 'twilio-video/dist/twilio-video.min.js';
import { createTwilioEntrance, type TwilioClient } from './twilio-room.ts';

const { Twilio } = globalThis as unknown as { readonly Twilio: { readonly Video: TwilioClient } };

export const enterRoom = createTwilioEntrance(Twilio.Video);
