// Campaigns: messages to everybody, or to those who were chosen.

import * as z from 'zod';
import { ROLES } from '#contract/identity/roles.ts';
import { CAMPAIGN_TYPES } from '#contract/platform/constants.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { id, instant, line, locale, timezone } from '#contract/platform/validation/fields.ts';
import { wallTime } from '#contract/platform/wall-time.ts';
import { CAMPAIGN_STATES } from './campaign.machine.ts';

/** A campaign in one language; an empty line of the body begins a new paragraph. */
const text = z.object({ title: line(120), body: z.string().trim().min(1).max(4000) });

const other = text.optional();

/** English is there always: whose language is missing reads that. */
const texts = z.object({ en: text, fr: other, es: other, it: other, de: other, ja: other, ko: other, zh: other });

export type CampaignTexts = z.output<typeof texts>;

/**
 * Of a generic campaign nothing; of a targeted one, who holds one of the roles and reads one of the languages (any of them where none is
 * named), and besides these the users who are named.
 */
const audience = z.object({
  roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  locales: z.array(locale).max(LOCALES.length).default([]),
  userIds: z.array(id).max(500).default([]),
});

export type Audience = z.output<typeof audience>;

const chosen = { type: z.enum(CAMPAIGN_TYPES), audience: audience.default({ roles: [], locales: [], userIds: [] }) } as const;

/** Whether a targeted campaign has chosen anybody. */
function hasAudience({ type, audience: { roles, locales, userIds } }: z.output<z.ZodObject<typeof chosen>>): boolean {
  return type === 'generic' || roles.length + locales.length + userIds.length > 0;
}

const AUDIENCE_RULE = { path: ['audience', 'roles'], params: { rule: 'required' } };

export const audienceBody = z.object(chosen);

const content = { ...chosen, texts, byMail: z.boolean().default(false) } as const;

export const campaignBody = z.object(content).refine(hasAudience, AUDIENCE_RULE);

/** The version is that of the row as it was read: a save in between is noticed. */
export const editCampaignBody = z.object({ ...content, version: z.int() }).refine(hasAudience, AUDIENCE_RULE);

/** Without a time, at once. */
export const scheduleBody = z.object({ at: wallTime.nullable().default(null), timezone, version: z.int() });

export const audienceCount = z.object({
  /** Whom it would reach. */
  people: z.int(),
  /** Of these, who also gets a mail when one is sent. */
  byMail: z.int(),
  /** Who is meant, and wants no campaigns. */
  optedOut: z.int(),
  /** By the language that they read, whom it would reach. */
  locales: z.array(z.object({ locale, people: z.int() })),
});

export type AudienceCount = z.output<typeof audienceCount>;

/** How far sending has come. */
const campaignReport = z.object({
  toSend: z.int(),
  sent: z.int(),
  read: z.int(),
  mails: z.int(),
  mailsFailed: z.int(),
  optedOut: z.int(),
  /** Whose account was shut between the beginning and their turn. */
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
  /** The users who are named, by name. */
  users: z.array(z.object({ id, name: z.string() })),
  texts,
  sentAt: instant.nullable(),
  version: z.int(),
  report: campaignReport,
});

export type Campaign = z.output<typeof campaign>;
