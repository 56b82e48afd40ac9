// Presence on spreadsheets: tells those who see all rows of one who else is on it, and in which cell.

import * as z from 'zod';
import { SHEET_NAMES, SHEETS, type SheetName } from '#contract/lists/sheet-presence.ts';
import { defineClientEvent, type RealtimeFeature, type SocketCall } from '#server/platform/realtime/feature.ts';

const toSheetRoom = (sheet: SheetName) => `sheet:${sheet}`;

const key = z.string().max(60).nullable();

async function leave(call: SocketCall, sheet: SheetName): Promise<void> {
  const room = toSheetRoom(sheet);
  if (!call.rooms.has(room)) return;
  call.toRoom(room).emit('sheet.left', { sheet, connectionId: call.socketId });
  await call.leave(room);
}

export const sheetPresence: RealtimeFeature = {
  events: {
    'sheet.at': defineClientEvent({
      payload: z.object({ sheet: z.enum(SHEET_NAMES), row: key, column: key, isNew: z.boolean() }),
      async handle(call, { sheet, row, column, isNew }) {
        if (call.granted(SHEETS[sheet])?.all !== true) return { isShared: false };
        const room = toSheetRoom(sheet);
        if (!call.rooms.has(room)) await call.join(room);
        const { firstName, lastName } = call.caller.account;
        const name = `${firstName} ${lastName}`.trim();
        call.toRoom(room).emit('sheet.present', { sheet, connectionId: call.socketId, name, row, column, isNew });
        return { isShared: true };
      },
    }),
    'sheet.leave': defineClientEvent({
      payload: z.object({ sheet: z.enum(SHEET_NAMES) }),
      async handle(call, { sheet }) {
        await leave(call, sheet);
        return {};
      },
    }),
  },
  onDisconnect: async (call) => {
    for (const sheet of SHEET_NAMES) {
      if (call.rooms.has(toSheetRoom(sheet))) call.toRoom(toSheetRoom(sheet)).emit('sheet.left', { sheet, connectionId: call.socketId });
    }
  },
};
