// State machine of a content item: its states from idea to published, the steps between them, their conditions, and who takes them.

import type { RefusalCode } from '#contract/platform/refusals.ts';

export const CONTENT_ITEM_STATES = ['idea', 'brief', 'draft', 'review', 'published'] as const;
export type ContentItemState = (typeof CONTENT_ITEM_STATES)[number];

/** `editors` decide; the `product` notices drafts that are made and what is published of them. */
type ContentItemMover = 'editors' | 'product';

/** What a step depends on. */
export interface ContentItemFacts {
  readonly state: ContentItemState;
  readonly hasBrief: boolean;
  readonly hasAssignee: boolean;
  readonly hasArticle: boolean;
  /** Whether visitors can read its page or article in its language. */
  readonly isVisible: boolean;
}

interface Rule {
  readonly from: readonly ContentItemState[];
  readonly to: ContentItemState;
  readonly by: readonly ContentItemMover[];
  /** Conditions besides the state, in the order in which they are checked, by the refusals of those that fail. */
  readonly guards: readonly ContentItemBlocker[];
  /** Whether somebody must say why. */
  readonly needsReason: boolean;
}

/** Returns whether each condition is met. */
const GUARDS = {
  contentBriefMissing: ({ hasBrief }) => hasBrief,
  contentAssigneeMissing: ({ hasAssignee }) => hasAssignee,
  contentArticleMissing: ({ hasArticle }) => hasArticle,
  contentNotVisible: ({ isVisible }) => isVisible,
} as const satisfies Partial<Record<RefusalCode, (facts: ContentItemFacts) => boolean>>;

type ContentItemBlocker = keyof typeof GUARDS;

export const CONTENT_ITEM_BLOCKERS = Object.keys(GUARDS) as [ContentItemBlocker, ...ContentItemBlocker[]];

const editors: readonly ContentItemMover[] = ['editors'];

/** All steps of a content item. Between two states there is at most one that editors take. */
const RULES = {
  plan: { from: ['idea'], to: 'brief', by: editors, guards: [], needsReason: false },
  shelve: { from: ['brief'], to: 'idea', by: editors, guards: [], needsReason: false },
  write: { from: ['brief'], to: 'draft', by: editors, guards: ['contentBriefMissing', 'contentAssigneeMissing'], needsReason: false },
  /** A draft of a page or an article is made of it. */
  send: { from: ['idea', 'brief', 'draft', 'review'], to: 'draft', by: ['product'], guards: [], needsReason: false },
  rethink: { from: ['draft'], to: 'brief', by: editors, guards: [], needsReason: false },
  submit: { from: ['draft'], to: 'review', by: editors, guards: ['contentArticleMissing'], needsReason: false },
  rework: { from: ['review'], to: 'draft', by: editors, guards: [], needsReason: true },
  publish: {
    from: ['draft', 'review'],
    to: 'published',
    by: ['editors', 'product'],
    guards: ['contentArticleMissing', 'contentNotVisible'],
    needsReason: false,
  },
  /** What is published is written again. */
  reopen: { from: ['published'], to: 'draft', by: editors, guards: [], needsReason: false },
} as const satisfies Record<string, Rule>;

export type ContentItemStep = keyof typeof RULES;

const CONTENT_ITEM_MACHINE: Readonly<Record<ContentItemStep, Rule>> = RULES;

export const CONTENT_ITEM_STEPS = Object.keys(RULES) as [ContentItemStep, ...ContentItemStep[]];

interface ContentItemMove {
  readonly step: ContentItemStep;
  readonly to: ContentItemState;
  readonly needsReason: boolean;
  /** What is in its way; empty if it can be taken now. */
  readonly blockers: ContentItemBlocker[];
}

/** Returns a step from where an item is, with what is in its way; null if nobody of `by` can take it from there. */
export function findContentItemMove(step: ContentItemStep, facts: ContentItemFacts, by: ContentItemMover): ContentItemMove | null {
  const { from, to, by: movers, guards, needsReason } = CONTENT_ITEM_MACHINE[step];
  if (!from.includes(facts.state) || !movers.includes(by)) return null;
  return { step, to, needsReason, blockers: guards.filter((guard) => !GUARDS[guard](facts)) };
}

/** Returns the steps that editors can take from where an item is, with what is in the way of each. */
export function listContentItemMoves(facts: ContentItemFacts): ContentItemMove[] {
  return CONTENT_ITEM_STEPS.flatMap((step) => findContentItemMove(step, facts, 'editors') ?? []);
}
