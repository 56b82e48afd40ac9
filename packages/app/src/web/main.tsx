// Starts the web interface.

import '@mantine/core/styles.layer.css';
import './ui/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadFirstPage } from '#web/platform/lazy/load-first-page.ts';
import { settleLocale } from '#web/platform/messages/locale.ts';
import { loadMessages } from '#web/platform/messages/messages.ts';
import { expectEarlyInput, RENDERED } from '#web/platform/navigation/early-input.ts';
import { createHistory } from '#web/platform/navigation/history.ts';
import { keepReferral } from '#web/platform/navigation/referral.ts';
import { rememberScrolls } from '#web/platform/navigation/scrolls.ts';
import { getPageSetting } from '#web/platform/page-scope.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { loadUser, session } from '#web/platform/session/session.ts';
import { watchSession } from '#web/platform/session/session-watch.ts';
import { App } from './app.tsx';
import { FIRST } from './pages/first-pages.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';

async function start(root: HTMLElement): Promise<void> {
  if (getPageSetting('analytics')) void import('./platform/consent/start-consent.tsx');
  const user = session.get().state === 'loading' ? loadUser() : Promise.resolve(null);
  void user.then(keepReferral);
  shareStyleNonce();
  watchSession();
  rememberScrolls(tabSession);
  const all = () => import('./pages/pages.ts').then(({ PAGES, FRAMES }) => ({ pages: PAGES, frames: FRAMES }));
  const visitor = () => import('./pages/visitor.pages.ts').then(({ VISITOR }) => VISITOR);
  const tables = { first: FIRST, visitor, all };
  // To who has signed in here, the server has shown what visitors see: their page replaces it.
  const isRendered = root.dataset[RENDERED] !== undefined && session.get().state === 'visitor';
  if (isRendered) expectEarlyInput();
  else {
    // What visitors can read may differ from what they can.
    document.getElementById('page-data')?.remove();
    delete root.dataset[RENDERED];
  }
  // If the messages of the language can't be loaded, the bundled English ones are used.
  const [ready] = await Promise.all([loadFirstPage(tables, { user, isRendered }), loadMessages(['common', 'errors']).catch(() => {})]);
  const app = <App history={createHistory()} tables={ready} />;
  // Renders in slices: a page rendered in one piece blocks input meanwhile.
  startTransition(() => (isRendered ? void hydrateRoot(root, app) : createRoot(root).render(app)));
}

const root = document.getElementById('root');
if (settleLocale() === 'reload') window.location.reload();
else if (root !== null) void start(root);
