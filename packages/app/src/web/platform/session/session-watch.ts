// Notices what happens to the session elsewhere: in another tab, or while this one slept.

import { PERSIST_KEY, persist } from './app-persist.ts';
import { checkSession, leave, loadUser, session } from './session.ts';

/** How long a tab may be out of sight before its session is looked at again, in milliseconds. */
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
  // What is on the screen is somebody else's.
  else if (userId !== own) window.location.reload();
}

/** Starts to watch; for the life of the page. */
export function watchSession(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === PERSIST_KEY || key === null) followOtherTab();
  });
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > ASLEEP_MS) void checkSession();
  });
  // A page that the browser had put aside shows what was there when it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkSession();
  });
}
