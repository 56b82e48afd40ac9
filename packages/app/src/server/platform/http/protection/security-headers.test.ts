// Where pages may connect to for video calls, maps and the counting of visits.

import { expect, test } from 'vitest';
import { listAnalyticsOrigins, listCallOrigins, listMapOrigins } from './security-headers.ts';

const livekitAt = (LIVEKIT_URL: string) => ({ VIDEO_PROVIDER: 'livekit', LIVEKIT_URL }) as const;

test.each([
  ['the browsers themselves', { VIDEO_PROVIDER: 'built-in', LIVEKIT_URL: 'wss://unused.example' } as const, []],
  ['Twilio', { VIDEO_PROVIDER: 'twilio', LIVEKIT_URL: undefined } as const, ['wss://global.vss.twilio.com']],
  ['LiveKit', livekitAt('wss://live.example:7443/path'), ['wss://live.example:7443', 'https://live.example:7443']],
  ['LiveKit on the own machine', livekitAt('ws://localhost:7880'), ['ws://localhost:7880', 'http://localhost:7880']],
  [
    'the cloud of LiveKit',
    livekitAt('wss://stays.livekit.cloud'),
    ['wss://stays.livekit.cloud', 'https://stays.livekit.cloud', 'wss://*.livekit.cloud', 'https://*.livekit.cloud'],
  ],
])('calls carried by %s', (_, settings, origins) => {
  expect(listCallOrigins(settings)).toEqual(origins);
});

test('visits are counted at the origin of the service, or nowhere', () => {
  expect(listAnalyticsOrigins({ ANALYTICS_URL: undefined })).toEqual([]);
  expect(listAnalyticsOrigins({ ANALYTICS_URL: 'https://stats.example/counter' })).toEqual(['https://stats.example']);
});

test('maps load from the origin of their style, or from nowhere', () => {
  expect(listMapOrigins({ MAP_STYLE_URL: undefined })).toEqual([]);
  expect(listMapOrigins({ MAP_STYLE_URL: 'https://tiles.example:8443/styles/bright?key=1' })).toEqual(['https://tiles.example:8443']);
});
