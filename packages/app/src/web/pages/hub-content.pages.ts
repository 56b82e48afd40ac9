// The pages of the hub for public content, in the order of the menu.

import {
  IconArticle,
  IconBooks,
  IconBulb,
  IconMessageHeart,
  IconPhoto,
  IconSitemap,
  IconSparkles,
  IconWorldWww,
} from '@tabler/icons-react';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { allowRolesWith } from './guards.ts';
import { AD, PE } from './hub-guards.ts';
import { pagesIn } from './records.ts';

const { screen } = pagesIn('hub');

const WRITERS = allowRolesWith('content.write', AD, PE);

export const hubContentPages = {
  hubPages: screen({
    title: 'hubPages',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/pages.screen.tsx')),
    icon: IconWorldWww,
    menu: { group: 'content', shortcut: 'c' },
  }),
  hubPage: screen({
    title: 'hubPage',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/article.screen.tsx')),
  }),
  hubBlogs: screen({
    title: 'hubBlogs',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/blogs.screen.tsx')),
    icon: IconArticle,
    menu: { group: 'content' },
  }),
  hubBlog: screen({
    title: 'hubBlog',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/article.screen.tsx')),
  }),
  hubMenus: screen({
    title: 'hubMenus',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/menus.screen.tsx')),
    icon: IconSitemap,
    menu: { group: 'content' },
  }),
  hubTestimonials: screen({
    title: 'hubTestimonials',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/testimonials.screen.tsx')),
    icon: IconMessageHeart,
    menu: { group: 'content' },
  }),
  hubMedia: screen({
    title: 'hubMedia',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/media.screen.tsx')),
    icon: IconPhoto,
    menu: { group: 'content' },
  }),
  hubContentEngine: screen({
    title: 'hubContentEngine',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/content-engine.screen.tsx')),
    icon: IconBulb,
    menu: { group: 'content' },
  }),
  hubSources: screen({
    title: 'hubSources',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/sources.screen.tsx')),
    icon: IconBooks,
    menu: { group: 'content' },
  }),
  hubChatGpt: screen({
    title: 'hubChatGpt',
    guard: WRITERS,
    screen: withMessages(() => import('#web/screens/hub/content/language-model.screen.tsx')),
    icon: IconSparkles,
    menu: { group: 'content' },
  }),
} as const;
