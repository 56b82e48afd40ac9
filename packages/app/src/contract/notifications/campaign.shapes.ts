// Shapes of campaigns: messages to everyone or to a chosen audience.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { id, instant, line, locale, timezone } from '#contract/platform/validation/fields.ts';
import { wallTime } from '#contract/platform/wall-time.ts';
import { CAMPAIGN_STATES } from './campaign.machine.ts';

/** A campaign in one language; an empty line in the body starts a new paragraph. */
const text = z.object({ title: line(120), body: z.string().trim().min(1).max(4000) });

const other = text.optional();

/** English is required, as the fallback for missing languages. */
const texts = z.object({ en: text, fr: other, es: other, it: other, de: other, ja: other, ko: other, zh: other });

export type CampaignTexts = z.output<typeof texts>;

/**
 * Empty for a generic campaign. For a targeted one, users with one of the roles and one of the languages (any if none is named), and the
 * named users.
 */
const audience = z.object({
  roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  locales: z.array(locale).max(LOCALES.length).default([]),
  userIds: z.array(id).max(500).default([]),
});

export type Audience = z.output<typeof audience>;

const chosen = { type: z.enum(CAMPAIGN_TYPES), audience: audience.default({ roles: [], locales: [], userIds: [] }) } as const;

/** Returns whether a targeted campaign has an audience. */
function hasAudience({ type, audience: { roles, locales, userIds } }: z.output<z.ZodObject<typeof chosen>>): boolean {
  return type === 'generic' || roles.length + locales.length + userIds.length > 0;
}

const AUDIENCE_RULE = { path: ['audience', 'roles'], params: { rule: 'required' } };

export const audienceBody = z.object(chosen);

const content = { ...chosen, texts, byMail: z.boolean().default(false) } as const;

export const campaignBody = z.object(content).refine(hasAudience, AUDIENCE_RULE);

/** The version is the one that was read, so that a change in between is detected. */
export const editCampaignBody = z.object({ ...content, version: z.int() }).refine(hasAudience, AUDIENCE_RULE);

/** Without a time, it is sent immediately. */
export const scheduleBody = z.object({ at: wallTime.nullable().default(null), timezone, version: z.int() });

export const audienceCount = z.object({
  /** The number of users it would reach. */
  people: z.int(),
  /** Those who also get an email, if emails are sent. */
  byMail: z.int(),
  /** Users in the audience who have opted out of campaigns. */
  optedOut: z.int(),
  /** The number of users it would reach by language. */
  locales: z.array(z.object({ locale, people: z.int() })),
});

export type AudienceCount = z.output<typeof audienceCount>;

/** The progress of sending. */
const campaignReport = z.object({
  toSend: z.int(),
  sent: z.int(),
  read: z.int(),
  mails: z.int(),
  mailsFailed: z.int(),
  optedOut: z.int(),
  /** Users whose accounts were deactivated before their turn. */
  gone: z.int(),
});

export const listedCampaign = z.object({
  id,
  title: z.string(),
  type: z.enum(CAMPAIGN_TYPES),
  state: z.enum(CAMPAIGN_STATES),
  byMail: z.boolean(),
  scheduledFor: instant.nullable(),
  timezone: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string(),
  sent: z.int(),
  read: z.int(),
});

export type ListedCampaign = z.output<typeof listedCampaign>;

export const campaign = listedCampaign.omit({ sent: true, read: true }).extend({
  audience,
  /** The users in the audience that were chosen by name. */
  users: z.array(z.object({ id, name: z.string() })),
  texts,
  sentAt: instant.nullable(),
  version: z.int(),
  report: campaignReport,
});

export type Campaign = z.output<typeof campaign>;
