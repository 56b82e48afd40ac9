// Starts the web interface.

import '@mantine/core/styles.layer.css';
import './ui/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadFirstPage } from '#web/platform/lazy/load-first-page.ts';
import { withMessages } from '#web/platform/lazy/with-messages.ts';
import { settleLocale } from '#web/platform/messages/locale.ts';
import { loadMessages } from '#web/platform/messages/messages.ts';
import { expectEarlyInput } from '#web/platform/navigation/early-input.ts';
import { createHistory } from '#web/platform/navigation/history.ts';
import { keepReferral } from '#web/platform/navigation/referral.ts';
import { rememberScrolls } from '#web/platform/navigation/scrolls.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { loadUser, session } from '#web/platform/session/session.ts';
import { watchSession } from '#web/platform/session/session-watch.ts';
import { App } from './app.tsx';
import { FIRST } from './pages/first-pages.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';

/** The `data-` attribute by which the server says that it has rendered the page; public/early-input.js reads it, too. */
const RENDERED = 'rendered';

async function start(root: HTMLElement): Promise<void> {
  const user = session.get().state === 'loading' ? loadUser() : Promise.resolve(null);
  void user.then(keepReferral);
  shareStyleNonce();
  watchSession();
  rememberScrolls(tabSession);
  const all = () => import('./pages/pages.ts').then(({ PAGES, FRAMES }) => ({ pages: PAGES, frames: FRAMES }));
  const visitor = () => import('./pages/visitor.pages.ts').then(({ VISITOR }) => VISITOR);
  const tables = { first: FIRST, visitor, all, later: withMessages(() => import('./screens/common/coming-later.screen.tsx')) };
  // To who has signed in here, the server has shown what visitors see: their page replaces it.
  const isRendered = root.dataset[RENDERED] !== undefined && session.get().state === 'visitor';
  // What visitors can read may differ from what they can.
  if (isRendered) expectEarlyInput();
  else document.getElementById('page-data')?.remove();
  // If the messages of the language can't be loaded, the bundled English ones are used.
  const [ready] = await Promise.all([loadFirstPage(tables, { user, isRendered }), loadMessages(['common', 'errors']).catch(() => {})]);
  const app = <App history={createHistory()} tables={ready} />;
  // Renders in slices: a page rendered in one piece blocks input meanwhile.
  startTransition(() => (isRendered ? void hydrateRoot(root, app) : createRoot(root).render(app)));
  // From here on React hears what happens to the page.
  delete root.dataset[RENDERED];
}

const root = document.getElementById('root');
if (settleLocale() === 'reload') window.location.reload();
else if (root !== null) void start(root);
