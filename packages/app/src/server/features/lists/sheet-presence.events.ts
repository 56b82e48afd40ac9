// Presence on spreadsheets: tells those who see all rows of one who else is on it, and in which cell; agents, who is at rows of theirs.

import * as z from 'zod';
import { type PlaceInSheet, SHEET_NAMES, SHEETS, type SheetName } from '#contract/lists/sheet-presence.ts';
import { isAgentsGrant } from '#server/access/grant.ts';
import { defineClientEvent, type RealtimeFeature, type SocketCall } from '#server/platform/realtime/feature.ts';
import { findRowAgents } from './row-agents.queries.ts';

const toSheetRoom = (sheet: SheetName) => `sheet:${sheet}`;
/** All agents on a sheet, who are only asked where they are, and each of them. */
const toAgentsRoom = (sheet: SheetName) => `sheet:${sheet}:agents`;
const toAgentRoom = (sheet: SheetName, userId: number) => `sheet:${sheet}:agent:${userId}`;

const key = z.string().max(60).nullable();

/** The agents who are told where a connection is: they are told that it has gone, too. By connection and sheet. */
const toldAgents = new Map<string, ReadonlySet<number>>();

const toToldKey = ({ socketId }: SocketCall, sheet: SheetName) => `${socketId} ${sheet}`;

/** Tells the agents who were told of a connection, except these, that it has gone. */
function tellGone(call: SocketCall, sheet: SheetName, except: ReadonlySet<number> = new Set()): void {
  const told = toldAgents.get(toToldKey(call, sheet)) ?? new Set();
  for (const agentId of told) {
    if (!except.has(agentId)) call.toRoom(toAgentRoom(sheet, agentId)).emit('sheet.left', { sheet, connectionId: call.socketId });
  }
  toldAgents.delete(toToldKey(call, sheet));
}

/** Returns the rooms of the caller on a sheet; none if they may not see it. */
function listRooms({ granted, caller }: SocketCall, sheet: SheetName): string[] {
  const grant = granted(SHEETS[sheet].access);
  if (grant?.all === true) return [toSheetRoom(sheet)];
  return isAgentsGrant(grant) ? [toAgentsRoom(sheet), toAgentRoom(sheet, caller.id)] : [];
}

/** Returns who looks after a row as an agent. */
async function findAgents({ db }: SocketCall, sheet: SheetName, row: string | null): Promise<ReadonlySet<number>> {
  const [id] = /^\d{1,15}/.exec(row ?? '') ?? [];
  const { rows } = SHEETS[sheet];
  return id === undefined || rows === null ? new Set() : findRowAgents(db, rows, [{ type: rows, id }]);
}

/** Returns a place as others may be told of it, and the agents who are: agents are at rows of their own, or nowhere. */
async function placeIn(call: SocketCall, sheet: SheetName, { row, column }: PlaceInSheet) {
  const agents = await findAgents(call, sheet, row);
  const isTrue = call.granted(SHEETS[sheet].access)?.all === true || agents.has(call.caller.id);
  return isTrue ? { row, column, agents } : { row: null, column: null, agents: new Set<number>() };
}

async function leave(call: SocketCall, sheet: SheetName): Promise<void> {
  tellGone(call, sheet);
  const rooms = listRooms(call, sheet).filter((room) => call.rooms.has(room));
  if (rooms.length === 0) return;
  call.toRoom(toSheetRoom(sheet)).emit('sheet.left', { sheet, connectionId: call.socketId });
  for (const room of rooms) await call.leave(room);
}

export const sheetPresence: RealtimeFeature = {
  events: {
    'sheet.at': defineClientEvent({
      payload: z.object({ sheet: z.enum(SHEET_NAMES), row: key, column: key, isNew: z.boolean() }),
      async handle(call, { sheet, row, column, isNew }) {
        const rooms = listRooms(call, sheet);
        if (rooms.length === 0) return { isShared: false };
        for (const room of rooms) if (!call.rooms.has(room)) await call.join(room);
        const { agents, ...place } = await placeIn(call, sheet, { row, column });
        // They may have gone while their row was looked up: nobody would tell the others.
        if (!call.isConnected()) return { isShared: false };
        const { firstName, lastName } = call.caller.account;
        const told = { sheet, connectionId: call.socketId, name: `${firstName} ${lastName}`.trim(), ...place, isNew };
        call.toRoom(toSheetRoom(sheet)).emit('sheet.present', told);
        tellGone(call, sheet, agents);
        for (const agentId of agents) call.toRoom(toAgentRoom(sheet, agentId)).emit('sheet.present', told);
        if (agents.size > 0) toldAgents.set(toToldKey(call, sheet), agents);
        if (isNew && rooms.includes(toSheetRoom(sheet))) call.toRoom(toAgentsRoom(sheet)).emit('sheet.asked', { sheet });
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
      tellGone(call, sheet);
      if (listRooms(call, sheet).some((room) => call.rooms.has(room)))
        call.toRoom(toSheetRoom(sheet)).emit('sheet.left', { sheet, connectionId: call.socketId });
    }
  },
};
