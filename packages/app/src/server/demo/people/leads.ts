// Families of the demo world that might host: in every stage, some to be followed up today, some for long.

import type { Locale } from '#contract/platform/locales.ts';
import type { LeadStage } from '#contract/scouting/lead.machine.ts';
import { DEMO_DOMAIN } from '#server/platform/config/demo-accounts.ts';

export interface DemoLead {
  readonly name: readonly [first: string, last: string];
  readonly stage: LeadStage;
  readonly county: string;
  readonly town: string;
  readonly source: string;
  readonly campaign: string;
  /** The local part of the address of who looks after it; null for nobody. */
  readonly assignee: 'coordinator' | 'vetting' | null;
  /** Days from today, below 0 for the past; null without a follow-up. */
  readonly followUp: number | null;
  readonly daysOld: number;
  readonly locale: Locale;
  readonly notes: string;
  /** What was heard on the telephone. */
  readonly call: string;
  readonly lostReason: string;
}

type Row = readonly [DemoLead['name'], LeadStage, string, string, string, DemoLead['assignee'], number | null, number, string, string];

const FAIR = 'Clare County Fair';

const ROWS: readonly Row[] = [
  [['Gráinne', 'Tierney'], 'lead', 'Clare', 'Ennis', 'event', 'coordinator', 0, 3, 'Stopped at our stand and took a leaflet.', ''],
  [['Declan', 'Moroney'], 'lead', 'Clare', 'Kilrush', 'event', 'coordinator', -2, 3, 'Asked what a week would pay.', ''],
  [['Una', 'Hehir'], 'lead', 'Clare', 'Ennistymon', 'event', null, 1, 3, 'Has hosted for a language school before.', ''],
  [['Tadhg', 'Kinsella'], 'lead', 'Cork', 'Cobh', 'friend', 'vetting', null, 12, 'Neighbour of a family of ours.', ''],
  [['Sorcha', 'Dunphy'], 'lead', 'Kerry', 'Dingle', 'social', null, null, 1, 'Wrote under a post of ours.', ''],
  [['Ruairí', 'Scanlon'], 'lead', 'Kerry', 'Tralee', 'search', null, 5, 2, '', ''],
  [
    ['Bríd', 'Lacey'],
    'contacted',
    'Clare',
    'Shannon',
    'event',
    'coordinator',
    -5,
    20,
    'Two teenagers at home.',
    'Will talk it over with her husband.',
  ],
  [['Fergus', 'Halpin'], 'contacted', 'Cork', 'Youghal', 'friend', 'coordinator', 0, 25, '', 'Ring again after the summer concert.'],
  [['Maura', 'Enright'], 'contacted', 'Kerry', 'Killarney', 'press', 'vetting', 4, 18, 'Read the piece in the paper.', 'Left a message.'],
  [
    ['Dermot', 'Quigg'],
    'contacted',
    'Galway',
    'Clifden',
    'school',
    'vetting',
    -1,
    30,
    'Teaches at the secondary school.',
    'Likes the idea.',
  ],
  [['Ailbhe', 'Prunty'], 'contacted', 'Galway', 'Oranmore', 'social', null, 7, 9, '', 'Asked for the questions by email.'],
  [
    ['Cathal', 'Loughrey'],
    'interested',
    'Cork',
    'Kinsale',
    'friend',
    'coordinator',
    0,
    40,
    'Farm with horses.',
    'Has two free rooms from July.',
  ],
  [
    ['Nuala', 'Feely'],
    'interested',
    'Clare',
    'Lahinch',
    'event',
    'coordinator',
    2,
    35,
    'By the beach.',
    'Wants to know about the home visit.',
  ],
  [
    ['Iarla', 'Mannion'],
    'interested',
    'Galway',
    'Spiddal',
    'school',
    'vetting',
    -3,
    28,
    'They speak Irish at home.',
    'Would take two boys.',
  ],
  [['Deirdre', 'Cusack'], 'interested', 'Kerry', 'Kenmare', 'search', null, null, 22, '', 'Prefers girls of fourteen or older.'],
  [
    ['Eamon', 'Tracey'],
    'invited',
    'Cork',
    'Bandon',
    'friend',
    'coordinator',
    1,
    60,
    'Met at the parish hall.',
    'Will register at the weekend.',
  ],
  [['Róisín', 'Gavin'], 'invited', 'Clare', 'Ennis', 'event', 'vetting', -4, 50, '', 'Got the link, had no time yet.'],
  [['Peadar', 'Sugrue'], 'invited', 'Kerry', 'Listowel', 'agent', 'vetting', 3, 45, 'Recommended by an agent.', ''],
  [['Fidelma', 'Noone'], 'invited', 'Galway', 'Athenry', 'social', null, 6, 33, '', 'Asked for help with the form.'],
  [['Colm', 'Devitt'], 'lost', 'Clare', 'Kilkee', 'event', 'coordinator', null, 80, '', 'Moves to Spain in autumn.'],
  [['Attracta', 'Begley'], 'lost', 'Kerry', 'Dingle', 'press', 'vetting', null, 75, '', 'No spare room after all.'],
  [['Finbarr', 'Coakley'], 'lost', 'Cork', 'Mallow', 'search', null, null, 70, '', ''],
];

/** Why the lost ones did not become hosts. */
const LOST_REASONS = ['Moves abroad', 'No room', 'Doesn’t answer'];

/** Returns the families that might host. */
export function listDemoLeads(): DemoLead[] {
  let lost = 0;
  return ROWS.map(([name, stage, county, town, source, assignee, followUp, daysOld, notes, call]) => ({
    ...{ name, stage, county, town, source, assignee, followUp, daysOld, notes, call, locale: 'en' as const },
    campaign: source === 'event' ? FAIR : '',
    lostReason: stage === 'lost' ? (LOST_REASONS[lost++ % LOST_REASONS.length] ?? '') : '',
  }));
}

/** Returns the address of a lead: each once, and never one that could belong to somebody. */
export function toLeadEmail([first, last]: DemoLead['name']): string {
  const plain = (text: string) => text.normalize('NFKD').replace(/[^A-Za-z]/g, '');
  return `${plain(first)}.${plain(last)}@${DEMO_DOMAIN}`.toLowerCase();
}
