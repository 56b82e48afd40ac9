// Starts the web interface.

import '@mantine/core/styles.layer.css';
import './ui/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { User } from '#contract/identity/user.ts';
import { takePageUser } from '#web/platform/api/page-data.ts';
import { loadFirstPage } from '#web/platform/lazy/load-first-page.ts';
import type { DrawnPage } from '#web/platform/lazy/still-page.ts';
import { settleLocale } from '#web/platform/messages/locale.ts';
import { loadMessages } from '#web/platform/messages/messages.ts';
import { expectEarlyInput, RENDERED } from '#web/platform/navigation/early-input.ts';
import { createHistory } from '#web/platform/navigation/history.ts';
import { keepReferral } from '#web/platform/navigation/referral.ts';
import { rememberScrolls } from '#web/platform/navigation/scrolls.ts';
import { getPageSetting } from '#web/platform/page-scope.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { checkSession, isAheadOfServer, loadUser, session, startSession } from '#web/platform/session/session.ts';
import { watchSession } from '#web/platform/session/session-watch.ts';
import { App } from './app.tsx';
import { FIRST } from './pages/first-pages.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';

/** Keeps what the server has sent to who has signed in until it is touched; null if the code for that can't be loaded. */
async function keepPage(sent: HTMLElement, user: User): Promise<DrawnPage | null> {
  const still = await import('./platform/lazy/still-page.ts').catch(() => null);
  if (still === null) return null;
  const drawn = await still.keepStill(sent, isAheadOfServer(user));
  // What has changed meanwhile, and the time zone of this device.
  void checkSession();
  return drawn;
}

async function start(root: HTMLElement): Promise<void> {
  if (getPageSetting('analytics')) void import('./platform/consent/start-consent.tsx');
  const sentUser = takePageUser();
  if (sentUser !== null) startSession(sentUser);
  const user = session.get().state === 'loading' ? loadUser() : Promise.resolve(sentUser);
  void user.then(keepReferral);
  shareStyleNonce();
  watchSession();
  rememberScrolls(tabSession);
  const all = () => import('./pages/pages.ts').then(({ PAGES, FRAMES }) => ({ pages: PAGES, frames: FRAMES }));
  const visitor = () => import('./pages/visitor.pages.ts').then(({ VISITOR }) => VISITOR);
  const tables = { first: FIRST, visitor, all };
  const history = createHistory();
  const drawn = sentUser === null ? null : await keepPage(root, sentUser);
  // What the server has shown to a visitor is replaced by the page of who has signed in here.
  const isRendered = root.dataset[RENDERED] !== undefined && session.get().state === 'visitor';
  if (isRendered) expectEarlyInput();
  else if (drawn === null) {
    // What visitors can read may differ from what they can.
    document.getElementById('page-data')?.remove();
    delete root.dataset[RENDERED];
  }
  // If the messages of the language can't be loaded, the bundled English ones are used.
  const [ready] = await Promise.all([loadFirstPage(tables, { user, isRendered }), loadMessages(['common', 'errors']).catch(() => {})]);
  const app = <App history={history} tables={ready} />;
  // Renders in slices: a page rendered in one piece blocks input meanwhile.
  startTransition(() => (isRendered ? void hydrateRoot(root, app) : createRoot(drawn?.element ?? root).render(app)));
  await drawn?.takeOver();
}

const root = document.getElementById('root');
if (settleLocale() === 'reload') window.location.reload();
// Apart from reading the code, which is a long task by itself: what somebody does meanwhile is heard in between.
else if (root !== null) setTimeout(() => void start(root));
