// Shows the page of the current address in its frame, or follows the guard's decision.

import { Suspense, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { PageName } from '#contract/platform/page-paths.ts';
import { ChunkBoundary } from '#web/platform/lazy/chunk-boundary.tsx';
import { forgetLoaded, Loaded } from '#web/platform/lazy/loadable.tsx';
import { loadScreenParts, type Shown } from '#web/platform/lazy/screen-parts.ts';
import { getTranslator } from '#web/platform/messages/messages.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useAddress, useHistory } from '#web/router.tsx';
import { isContinued } from './early-input.ts';
import { decide, findLandingPage } from './guard.ts';
import { PageArrival } from './page-arrival.tsx';
import type { Page, Tables } from './page-record.ts';

interface ElsewhereProps {
  readonly to: string;
  /** Where to go after sign-in; undefined once used. */
  readonly next?: string | undefined;
  readonly refused?: boolean;
}

/** Redirects even with unsaved changes: the current page can't be shown. */
function Elsewhere({ to, next, refused = false }: ElsewhereProps) {
  const history = useHistory();
  const go = useEffectEvent(() => {
    tabSession.update({ next });
    if (refused) showToast(getTranslator()('errors.roleMismatch'), { kind: 'error' });
    history.redirect(to);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once to each target.
  useEffect(() => go(), [to]);
  return null;
}

function Screen(props: Omit<Shown, 'isRendered'>) {
  const { name, page, frame } = props;
  const [attempt, setAttempt] = useState(0);
  // On the server everything is rendered; in browsers only the first page has been.
  const [rendered] = useState(() => (isOnServer() || isContinued() ? name : null));
  const { load, screen, around } = loadScreenParts({ ...props, isRendered: rendered === name });
  function retry(): void {
    forgetLoaded(load);
    forgetLoaded(frame.load);
    startTransition(() => setAttempt((before) => before + 1));
  }
  const of = `${name} ${attempt}`;
  const inside = (
    <ChunkBoundary of={of} retry={retry}>
      <Suspense fallback={null}>
        <Loaded key={name} component={screen} props={{}} />
        <PageArrival name={name} title={page.title} />
      </Suspense>
    </ChunkBoundary>
  );
  return (
    <ChunkBoundary of={of} retry={retry}>
      <Suspense fallback={null}>
        <Loaded key={page.frame} component={around} props={{ children: inside }} />
      </Suspense>
    </ChunkBoundary>
  );
}

interface OutletProps {
  readonly name: PageName;
  readonly tables: Tables;
  /** Whether these are all pages: only then the page after sign-in can be found. */
  readonly isWhole: boolean;
}

function Guarded({ name, page, tables, isWhole }: OutletProps & { readonly page: Page }) {
  const current = useSession();
  const { pathname, search, hash } = useAddress();
  const user = current.state === 'signedIn' ? current.user : null;
  if (current.state === 'loading' && page.guard.who !== 'anyone') return null;
  const { next } = tabSession.get();
  const isArriving = page.guard.who === 'visitors' && user !== null;
  if (isArriving && isWhole) return <Elsewhere to={findLandingPage(user, { next, table: tables.pages })} />;
  const decision = decide(page.guard, { user, target: { pathname, search, hash } });
  if (decision.kind === 'signIn') return <Elsewhere to={decision.to} next={decision.remember} />;
  if (decision.kind === 'go' && !isArriving) return <Elsewhere to={decision.to} next={next} refused={decision.refused} />;
  if (page.kind === 'redirect') return <Elsewhere to={page.to({ user, search })} next={next} />;
  const frame = tables.frames[page.frame];
  return frame === undefined ? null : <Screen name={name} page={page} frame={frame} />;
}

export function PageOutlet(props: OutletProps) {
  const page = props.tables.pages[props.name];
  return page === undefined ? null : <Guarded {...props} page={page} />;
}
