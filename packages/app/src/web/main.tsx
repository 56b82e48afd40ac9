// Starts the web interface.

import '@mantine/core/styles.layer.css';
import './ui/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { FIRST } from './pages/first-pages.ts';
import { tabSession } from './platform/app-persist.ts';
import { firstView } from './platform/first-view.ts';
import { createHistory } from './platform/history.ts';
import { settleLocale } from './platform/locale.ts';
import { loadMessages } from './platform/messages.ts';
import { keepReferral } from './platform/referral.ts';
import { rememberScrolls } from './platform/scrolls.ts';
import { loadUser, session } from './platform/session.ts';
import { watchSession } from './platform/session-watch.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';
import { withMessages } from './platform/with-messages.ts';

async function start(root: HTMLElement): Promise<void> {
  const user = session.get().state === 'loading' ? loadUser() : Promise.resolve(null);
  void user.then(keepReferral);
  shareStyleNonce();
  watchSession();
  rememberScrolls(tabSession);
  const all = () => import('./pages/pages.ts').then(({ PAGES, FRAMES }) => ({ pages: PAGES, frames: FRAMES }));
  const tables = { first: FIRST, all, later: withMessages(() => import('./screens/common/coming-later.screen.tsx')) };
  // Without its words English stands in, which the page brings along.
  const [ready] = await Promise.all([firstView(tables, user), loadMessages(['common', 'errors']).catch(() => {})]);
  const app = createRoot(root);
  // In slices: a page that is drawn in one piece can't be touched meanwhile.
  startTransition(() => app.render(<App history={createHistory()} tables={ready} />));
}

const root = document.getElementById('root');
if (settleLocale() === 'reload') window.location.reload();
else if (root !== null) void start(root);
