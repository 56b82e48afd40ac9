// Which code goes into which file. A phone waits for each file, whatever its size, and for every byte that a page does not need: so the
// shared code of area frames and booking pages is found from their imports, and put into few files.

import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { MESSAGE_FILE } from './messages-plugin.ts';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;
type Imports = (id: string) => readonly string[];

const WEB = join(import.meta.dirname, '../src/web');

/** The frames of the pages of the areas. */
const FRAMES = [
  'features/shell/frames/travel-frame.tsx',
  'features/shell/frames/hub-frame.tsx',
  'features/shell/frames/host-family-frame.tsx',
  'area-frame.tsx',
];

/** The first pages about a stay, open to any visitor on any phone. */
const LOOKING = ['screens/travel/search.screen.tsx', 'screens/travel/family.screen.tsx'];

/** The pages that follow. */
const BOOKING = ['screens/travel/activity.screen.tsx', 'screens/travel/booking.screen.tsx', 'screens/travel/dashboard.screen.tsx'];

/** The pages that visitors read; what they need is kept apart from what only the pages of who has signed in need. */
const READING = [
  'screens/public/blog.screen.tsx',
  'screens/public/blog-list.screen.tsx',
  'screens/public/page.screen.tsx',
  'screens/public/contact-us.screen.tsx',
  'screens/public/book.screen.tsx',
  'screens/public/register.screen.tsx',
];

/** The pages on which visitors look for a stay. */
const VISITING = ['screens/travel/search.screen.tsx', 'screens/travel/family.screen.tsx', 'screens/travel/activity.screen.tsx'];

/** Small pages that say one thing and lead on, with their styles. */
const LINKS =
  /\/screens\/public\/(?:(?:auth-callback|invoice-link|not-found|reset-password|set-up|verify-email)\.screen\.tsx|message-page\.module\.css)$/;

/** Small forms on the way to an account. */
const ACCOUNT = /\/screens\/public\/(?:forgot-password|register)\.screen\.tsx$/;

/** The pages of articles. */
const ARTICLES = /\/screens\/public\/(?:blog|blog-list|page)\.screen\.tsx$/;

/** Returns every source file that a file needs, including itself. Packages are placed with whoever needs them. */
function neededBy(file: string, imports: Imports): Set<string> {
  const found = new Set<string>();
  const waiting = [join(WEB, file)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    waiting.push(...imports(id));
  }
  return found;
}

type Place = 'visit' | 'look' | 'frames' | 'stays' | 'booking';

/** Returns the file that a module goes into; null if it is left to the shared groups. */
function placement(imports: Imports): (id: string) => Place | null {
  const sets = (files: readonly string[]) => files.map((file) => neededBy(file, imports));
  const [frames, looking, booking] = [sets(FRAMES), sets(LOOKING), sets(BOOKING)];
  const [reading, visiting] = [sets(READING), sets(VISITING)];
  const pages = [...looking, ...booking];
  const count = (among: readonly Set<string>[], id: string) => among.filter((set) => set.has(id)).length;
  return (id) => {
    if (LINKS.test(id)) return null;
    const visited = count(visiting, id);
    if (count(reading, id) > 1 || (count(reading, id) > 0 && visited > 0)) return 'visit';
    if (visited > 0) return 'look';
    if (count(frames, id) > 1 || frames.at(-1)?.has(id) || count(pages, id) === pages.length) return 'frames';
    if (count(pages, id) < 2) return null;
    return count(looking, id) > 0 ? 'stays' : 'booking';
  };
}

/** Message sections that are always needed together. */
const MESSAGES_TOGETHER = {
  first: ['common', 'errors', 'titles', 'frame', 'sign-in'],
  area: ['notifications', 'names'],
  kit: ['calendar', 'form', 'upload', 'validation'],
  look: ['beds', 'search', 'tags'],
  stay: ['booking', 'card-payment', 'own-trips', 'protection', 'travel-dashboard', 'trips'],
} as const;

/** One file with the sections for each language. The English messages in the page already have their own file. */
function toMessageGroup(name: string, sections: readonly string[]): Groups[number] {
  return {
    name(id) {
      const [, language, section = ''] = MESSAGE_FILE.exec(id) ?? [];
      return sections.includes(section) ? `${name}-${language}` : null;
    },
    debugName: name,
    priority: 2,
  };
}

/** What toasts share with menus and dialogs: a page outside the areas can show a toast without loading those. */
const OVERLAYS =
  /\/node_modules\/(?:react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib|@mantine\/(?:core\/esm\/(?:components\/Portal|core\/(?:utils\/get-default-z-index|Box\/get-style-object))|hooks\/esm\/use-(?:did-update|force-update|reduced-motion|media-query)))\//;

/** Returns the bundler's groups. Those with a higher priority come first, and include what their modules need. */
export function chunkGroups(): Groups {
  let place: ReturnType<typeof placement> | undefined;
  const placed = (name: Place, priority: number): Groups[number] => ({
    name(id, modules) {
      place ??= placement((of) => modules.getModuleInfo(of)?.importedIds ?? []);
      return place(id) === name ? name : null;
    },
    debugName: name,
    priority,
  });
  return [
    // Few files compress better than many: one for what every page needs, one for the rest of the first page.
    { name: 'start', tags: ['$initial'], priority: 7 },
    { name: 'sign-in', test: /\/web\/(screens\/public\/sign-in\.screen|features\/shell\/frames\/public-frame)\.tsx$/, priority: 6.4 },
    // The validation library is large, and pages without forms don't need it.
    { name: 'shapes', test: /\/node_modules\/zod\//, priority: 6 },
    { name: 'overlays', test: OVERLAYS, priority: 6 },
    // In one file, whose name every page has to know.
    { name: 'consent', test: /\/web\/platform\/consent\/(?!consent-banner)/, priority: 6.6 },
    { name: 'icon', test: /\/@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)\./, priority: 6.5 },
    {
      name: 'visitor-pages',
      test: /\/web\/(?:pages\/visitor\.pages\.ts|platform\/lazy\/still-screen\.tsx)$/,
      priority: 6.35,
    },
    { name: 'visitor-frame', test: /\/web\/features\/shell\/frames\/visitor-frame\.tsx$/, priority: 6.34 },
    { name: 'pages', test: /\/web\/pages\/[\w.-]+\.ts$/, priority: 6 },
    // Lists of the areas need it, too, and not the rest of the search.
    { name: 'pagination', test: /\/@mantine\/core\/esm\/components\/Pagination\//, priority: 6.3 },
    placed('visit', 6.2),
    placed('look', 6.1),
    placed('frames', 5),
    placed('stays', 4),
    placed('booking', 3),
    ...Object.entries(MESSAGES_TOGETHER).map(([name, sections]) => toMessageGroup(name, sections)),
    // Code shared by many screens. Messages stay separate.
    { name: 'shared', test: (id: string) => !MESSAGE_FILE.test(id), minShareCount: 25, priority: 2 },
    { name: 'link-pages', test: LINKS, priority: 1.9 },
    { name: 'article-pages', test: ARTICLES, priority: 1.8 },
    { name: 'account-forms', test: ACCOUNT, priority: 1 },
  ];
}
