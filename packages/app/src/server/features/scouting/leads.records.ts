// A lead in the form that staff read.

import { PAGE_PATHS } from '#contract/platform/page-paths.ts';
import { listLeadSteps } from '#contract/scouting/lead.machine.ts';
import type { Lead, ListedLead } from '#contract/scouting/leads.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findCode, findLead, type LeadRow, listLeadEvents } from './leads.queries.ts';

/** Returns a name as far as it is known. */
export const toLeadName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`.trim();

export function toListedLead({ lead, county, sourceCode, source, assignee }: LeadRow): ListedLead {
  const { id, email, phone, cityTown, countyId, inquirySourceId, campaign, stage, nextFollowUp, hostFamilyId, version, assigneeId } = lead;
  return {
    ...{
      id,
      name: toLeadName(lead),
      email,
      phone,
      cityTown,
      countyId,
      inquirySourceId,
      campaign,
      stage,
      nextFollowUp,
      hostFamilyId,
      version,
    },
    county: county ?? '',
    sourceCode,
    source: source ?? '',
    stageAt: lead.stageAt.toISOString(),
    assignee: assigneeId === null ? null : { id: assigneeId, name: assignee },
    createdAt: lead.createdAt.toISOString(),
  };
}

/** The path of the registration with a referral code. */
export const toInvitePath = (code: string) => `${PAGE_PATHS.becomeAHost}?rc=${code}`;

/** Returns a lead with everything that happened to it. */
export async function readLeadRecord(app: Pick<App, 'config'>, db: Queryable, id: number): Promise<Lead> {
  const row = await findLead(db, id);
  if (row === null) throw notFound();
  const { firstName, lastName, addressLine1, postcode, locale, notes, lostReason, invitedAt, stage } = row.lead;
  const code = await findCode(db, id);
  const events = await listLeadEvents(db, id);
  return {
    ...toListedLead(row),
    ...{ firstName, lastName, addressLine1, postcode, locale, notes, lostReason, countryId: row.countryId },
    invitedAt: invitedAt?.toISOString() ?? null,
    inviteUrl: code === null ? null : `${app.config.PUBLIC_URL}${toInvitePath(code)}`,
    steps: listLeadSteps(stage, 'staff'),
    events: events.map(({ byId: _, at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
