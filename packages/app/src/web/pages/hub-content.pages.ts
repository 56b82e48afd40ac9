// The pages of the hub for public content, in the order of the menu.

import { allowRoles } from './guards.ts';
import { AD, PE } from './hub-guards.ts';
import { pagesIn } from './records.ts';

const { later } = pagesIn('hub');

const EDITORS = allowRoles(AD, PE);

export const hubContentPages = {
  hubPages: later({ title: 'hubPages', guard: EDITORS, menu: { group: 'content', shortcut: 'c' } }),
  hubBlogs: later({ title: 'hubBlogs', guard: EDITORS, menu: { group: 'content' } }),
  hubMenus: later({ title: 'hubMenus', guard: EDITORS, menu: { group: 'content' } }),
  hubTestimonials: later({ title: 'hubTestimonials', guard: EDITORS, menu: { group: 'content' } }),
  hubContentEngine: later({ title: 'hubContentEngine', guard: EDITORS, menu: { group: 'content' } }),
  hubSources: later({ title: 'hubSources', guard: EDITORS, menu: { group: 'content' } }),
  hubChatGpt: later({ title: 'hubChatGpt', guard: EDITORS, menu: { group: 'content' } }),
} as const;
