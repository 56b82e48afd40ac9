// Parts of every page that are loaded after sign-in only, so that visitors don't load them; if they can't be loaded, the page works without.

import { type ComponentType, lazy, Suspense } from 'react';
import type { Capability } from '#contract/platform/capabilities.ts';
import { useUser } from '#web/platform/session/session.ts';

type Parts = typeof import('./load-signed-in-parts.tsx');

/** Returns a component that renders nothing for visitors and for users who lack a right. */
export function createSignedInPart<Props extends object>(
  capability: Capability,
  load: (parts: Parts) => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() =>
    import('./load-signed-in-parts.tsx').then(load).catch((): { default: ComponentType<Props> } => ({ default: () => null })),
  ) as ComponentType<Props>;
  return (props) => {
    const user = useUser();
    return user?.capabilities.includes(capability) ? (
      <Suspense fallback={null}>
        <Part key={user.id} {...props} />
      </Suspense>
    ) : null;
  };
}
