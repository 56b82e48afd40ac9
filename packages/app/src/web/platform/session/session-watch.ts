// Notices changes of the session elsewhere: in another tab, or while this one slept.

import { PERSIST_KEY, persist } from './app-persist.ts';
import { checkSession, leave, loadUser, session } from './session.ts';

/** After this time in the background, a tab checks its session again, in milliseconds. */
const ASLEEP_MS = 60_000;

function ownUserId(): number | null {
  const current = session.get();
  return current.state === 'signedIn' ? current.user.id : null;
}

/** Another tab has signed in or out. */
function followOtherTab(): void {
  persist.reread();
  const { signedIn = false, userId } = persist.get();
  const own = ownUserId();
  if (!signedIn) leave();
  else if (own === null) void loadUser();
  // The screen shows another user's data.
  else if (userId !== own) window.location.reload();
}

/** Starts to watch, for the life of the page. */
export function watchSession(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === PERSIST_KEY || key === null) followOtherTab();
  });
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > ASLEEP_MS) void checkSession();
  });
  // A page from the back/forward cache shows old data.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkSession();
  });
}
