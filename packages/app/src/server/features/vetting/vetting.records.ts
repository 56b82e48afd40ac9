// The vetting of a family in the form that a reader gets: staff, or the family itself.

import { listVettingMoves, type VettingMover } from '#contract/vetting/vetting.machine.ts';
import type { ListedVetting, Vetting } from '#contract/vetting/vetting.shapes.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import type { Queryable } from '#server/db/database.ts';
import { listAttachments } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { toFullName } from '#server/platform/erase-traces.ts';
import { findApprovalGaps } from './approval-gaps.service.ts';
import { type CheckRow, listChecks, listRequests, listVisits, listWellVisited, type RequestRow, type VisitRow } from './checks.queries.ts';
import { listHomeAdults, listRelations, listVettingHistory, type VettedFamily } from './vetting.queries.ts';
import {
  findVettingBlocker,
  type HomeAdult,
  listAdults,
  listMissingChecks,
  listProfileGaps,
  needsReason,
  sharesContact,
  type VettingFacts,
} from './vetting.rules.ts';
import { toVettingSubject } from './vetting-files.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const toName = (user: Named | null) => (user === null ? null : toFullName(user));

/** Who a caller is to vetting; empty for those who may only read. */
export function listMoversOf({ may }: Pick<Call, 'may'>): VettingMover[] {
  return [...(may('vetting.decide') ? (['vetters'] as const) : []), ...(may('vetting.visit') ? (['visitors'] as const) : [])];
}

interface Parts {
  readonly checks: readonly CheckRow[];
  readonly isWellVisited: boolean;
  readonly relatedIds: readonly number[];
  readonly homeAdults: readonly HomeAdult[];
}

/** Reads what the guards need to know of a family and a caller. */
export async function findVettingParts(db: Queryable, family: VettedFamily): Promise<Parts> {
  const [checks, visited, relations, homeAdults] = [
    await listChecks(db, [family.id]),
    await listWellVisited(db, [family.id]),
    await listRelations(db, family.id),
    await listHomeAdults(db, [family.id]),
  ];
  return { checks, isWellVisited: visited.has(family.id), relatedIds: relations.map(({ id }) => id), homeAdults };
}

const toCheckFacts = ({ check }: CheckRow) => check;

/** Returns what the guards need; a caller who isn't signed in is neither the family nor related to it. */
export function toVettingFacts({ app, caller }: Pick<Call, 'app' | 'caller'>, family: VettedFamily, parts: Parts): VettingFacts {
  const contacts = [
    { email: family.email, phone: family.phone },
    { email: family.ownerEmail, phone: family.ownerPhone },
  ];
  const account = caller?.account ?? null;
  return {
    isOwnFamily: caller?.id === family.userId,
    isRelated: caller !== null && (parts.relatedIds.includes(caller.id) || (account !== null && sharesContact(account, contacts))),
    profileGaps: listProfileGaps(family),
    missing: listMissingChecks({
      checks: parts.checks.map(toCheckFacts),
      adults: listAdults(family, parts.homeAdults),
      isWellVisited: parts.isWellVisited,
      today: app.clock.today(),
    }),
  };
}

function toReference({ reference }: CheckRow, isFull: boolean) {
  if (reference === null) return null;
  const { name, email, relation, askedAt, remindedAt, expiresAt, answeredAt, marks, text } = reference;
  const times = {
    askedAt: askedAt.toISOString(),
    remindedAt: remindedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
  return { name, email, relation, ...times, marks: isFull ? marks : null, text: isFull ? text : '' };
}

interface CheckReader {
  /** Whether it is the family itself. */
  readonly isOwn: boolean;
  /** Whether they decide about families. */
  readonly isFull: boolean;
}

/** A family sees its own police checks as they were sent, and nothing that staff noted about them. */
async function toCheck(db: Queryable, row: CheckRow, { isOwn, isFull }: CheckReader): Promise<Vetting['checks'][number]> {
  const { id, kind, person, status, issuedOn, expiresOn, summary, reason, recordedAt, version } = row.check;
  const [file] = isFull || (isOwn && kind === 'police') ? await listAttachments(db, toVettingSubject('check', id)) : [];
  return {
    ...{ id, kind, person, status, issuedOn, expiresAt: expiresOn, version },
    ...{ summary: isFull ? summary : null, reason: isFull ? reason : null, attachment: file ?? null, reference: toReference(row, isFull) },
    ...{ recordedBy: toName(row.by), recordedAt: recordedAt.toISOString() },
  };
}

async function toVisit(db: Queryable, { visit, visitor }: VisitRow, isStaff: boolean): Promise<Vetting['visits'][number]> {
  const { id, plannedAt, wallZone, doneOn, met, report, outcome, version } = visit;
  return {
    ...{ id, plannedAt: plannedAt?.toISOString() ?? null, wallZone, doneOn, version },
    visitor: visitor === null ? null : { id: visitor.id, name: toFullName(visitor) },
    ...{
      met: isStaff ? (met as Vetting['visits'][number]['met']) : [],
      report: isStaff ? report : null,
      outcome: isStaff ? outcome : null,
    },
    photos: isStaff ? await listAttachments(db, toVettingSubject('visit', id)) : [],
  };
}

async function toRequest(db: Queryable, { request, by }: RequestRow): Promise<Vetting['requests'][number]> {
  const { id, items, text, askedAt, answer, answeredAt, closedAt } = request;
  return {
    ...{ id, items, text, answer, askedBy: toName(by), askedAt: askedAt.toISOString() },
    ...{ answeredAt: answeredAt?.toISOString() ?? null, closedAt: closedAt?.toISOString() ?? null },
    files: await listAttachments(db, toVettingSubject('request', id)),
  };
}

const inTurn = async <Row, Result>(rows: readonly Row[], convert: (row: Row) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (const row of rows) results.push(await convert(row));
  return results;
};

/** Returns the whole vetting of a family. What referees and visitors wrote isn't for the family; certificates aren't for coordinators. */
export async function toVettingRecord(call: Call, db: Queryable, family: VettedFamily): Promise<Vetting> {
  const isOwn = call.caller?.id === family.userId;
  const isStaff = !isOwn;
  const isFull = isStaff && call.may('vetting.decide');
  const parts = await findVettingParts(db, family);
  const facts = toVettingFacts(call, family, parts);
  const approvalGaps = isFull ? await findApprovalGaps(call.app, db, family) : [];
  const moves = listVettingMoves(family.state, isOwn ? ['family'] : listMoversOf(call));
  const history = await listVettingHistory(db, family.id);
  const relations = await listRelations(db, family.id);
  return {
    ...{ id: family.id, hostFamilyId: family.id, name: family.name, state: family.state },
    transitions: [...new Set(moves.map(({ to }) => to))],
    moves: moves.map((move) => ({
      ...{ step: move.step, to: move.to, needsReason: needsReason(move, approvalGaps) },
      blocker: findVettingBlocker(move, facts),
    })),
    stateHistory: history.map(({ fromState, toState, by, at, reason }) => ({
      ...{ from: fromState as VettingState | null, to: toState as VettingState, at: at.toISOString() },
      // Why a family was approved in spite of gaps is for staff.
      reason: isOwn && fromState === 'checks_pending' && toState === 'approved' ? '' : reason,
      by: isOwn ? null : toName(by),
    })),
    checks: await inTurn(parts.checks, (row) => toCheck(db, row, { isOwn, isFull })),
    visits: await inTurn(await listVisits(db, family.id), (row) => toVisit(db, row, isStaff)),
    requests: await inTurn(await listRequests(db, family.id), (row) => toRequest(db, row)),
    relations: relations
      .map(({ kind, declaredBy, ...user }) => ({
        ...{ user: { id: user.id, name: toFullName(user) }, kind },
        isDeclaredByFamily: declaredBy === family.userId,
      }))
      .filter(({ isDeclaredByFamily }) => isStaff || isDeclaredByFamily),
    ...{ profileGaps: listProfileGaps(family), missing: [...facts.missing], approvalGaps, adults: listAdults(family, parts.homeAdults) },
    ...{ assigneeId: isOwn ? null : family.assigneeId, version: family.version },
  };
}

/** Returns rows of the queue. */
export async function toListedVettings({ app, db }: Pick<Call, 'app' | 'db'>, families: readonly VettedFamily[]): Promise<ListedVetting[]> {
  const ids = families.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [checks, visited, homeAdults] = [await listChecks(db, ids), await listWellVisited(db, ids), await listHomeAdults(db, ids)];
  const today = app.clock.today();
  return families.map((family) => ({
    ...{ id: family.id, hostFamilyId: family.id, name: family.name, countyId: family.countyId, county: family.county },
    ...{ state: family.state, since: family.since.toISOString(), expiresOn: family.expiresOn, answered: family.answered },
    version: family.version,
    assignee: family.assignee === null ? null : { id: family.assignee.id, name: toFullName(family.assignee) },
    missing: listMissingChecks({
      checks: checks.filter(({ check }) => check.hostFamilyId === family.id).map(toCheckFacts),
      adults: listAdults(
        family,
        homeAdults.filter(({ hostFamilyId }) => hostFamilyId === family.id),
      ),
      isWellVisited: visited.has(family.id),
      today,
    }),
  }));
}
