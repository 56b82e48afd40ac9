// Starts the web interface.

import '@mantine/core/styles.layer.css';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { FIRST } from './first-routes.ts';
import { createHistory } from './platform/history.ts';
import { settleLocale } from './platform/locale.ts';
import { keepReferral } from './platform/referral.ts';
import { loadUser, session } from './platform/session.ts';
import { watchSession } from './platform/session-watch.ts';
import { shareStyleNonce } from './platform/style-nonce.ts';
import { needWords } from './platform/words.ts';

async function start(root: HTMLElement): Promise<void> {
  if (session.get().state === 'loading') void loadUser().then(keepReferral);
  else keepReferral();
  shareStyleNonce();
  watchSession();
  // Without them English stands in, which the page brings along.
  await needWords(['common', 'errors']).catch(() => {});
  const all = () => import('./routes.tsx').then(({ ROUTES, FRAMES }) => ({ routes: ROUTES, frames: FRAMES }));
  const tables = { first: FIRST, all, later: () => import('./screens/common/coming-later.screen.tsx') };
  createRoot(root).render(<App history={createHistory()} tables={tables} />);
}

const root = document.getElementById('root');
if (settleLocale() === 'reload') window.location.reload();
else if (root !== null) void start(root);
