// Who is who in the room of a call at an external provider.

import { expect, test } from 'vitest';
import { findRoomPeerId, toCallRoomName, toRoomIdentity } from './call-room.ts';

test('a room is that of one call', () => {
  expect(toCallRoomName(7)).toBe('call-7');
});

test.each(['abc', 'x_y', '-_-', '12_3'])('the identity of the device %s names it', (peerId) => {
  expect(findRoomPeerId(toRoomIdentity({ userId: 12, peerId }))).toBe(peerId);
});

test.each(['', '12', '12_', 'abc_def', 'EG_recorder'])('the identity %j names no device', (identity) => {
  expect(findRoomPeerId(identity)).toBeNull();
});
