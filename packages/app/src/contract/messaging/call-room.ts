// The room that an external video provider keeps for a call, and who is who in it.

/** @example toCallRoomName(7) // 'call-7' */
export function toCallRoomName(callId: number): string {
  return `call-${callId}`;
}

/**
 * Returns by which name a device is known in the room: providers throw out the first of two with the same, and one user may take part with
 * two devices.
 * @example toRoomIdentity({ userId: 12, peerId: 'x_y' }) // '12_x_y'
 */
export function toRoomIdentity({ userId, peerId }: { readonly userId: number; readonly peerId: string }): string {
  return `${userId}_${peerId}`;
}

/** Returns the device that an identity names; null if it names none. */
export function findRoomPeerId(identity: string): string | null {
  return /^\d+_(.+)$/.exec(identity)?.[1] ?? null;
}
