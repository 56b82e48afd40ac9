// A part of a page that the server has rendered and whose code a visitor's browser loads with the first touch: until then it is the text that
// the server has sent. In pages that the browser draws itself, it is loaded at once.

import { type ComponentType, type ReactNode, Suspense, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageName } from '#contract/platform/page-paths.ts';
import { isContinued } from '#web/platform/navigation/early-input.ts';
import { PagesContext } from '#web/platform/navigation/pages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Loaded, loadComponent } from './loadable.tsx';
import { followTouches, type Touches } from './touches.ts';
import { isUnfinished } from './unfinished.ts';
import type { LazyModule } from './with-messages.ts';

type PartModule<Props> = LazyModule<{ readonly default: ComponentType<Props> }>;

const declared = new Set<LazyModule<{ readonly default: unknown }>>();

/**
 * Declares a part that is loaded later.
 * @example const FORM = laterPart(withMessages(() => import('./form.tsx')));
 */
export function laterPart<Props>(part: PartModule<Props>): PartModule<Props> {
  declared.add(part);
  return part;
}

/** What a part is if its code can't be loaded and the page is still of use without it: its text stays. */
export function AbsentPart(): null {
  return null;
}

/** Loads all parts of the screens that are loaded, with their messages, so that they are drawn at once. */
export async function loadLaterParts(page: PageName): Promise<void> {
  await Promise.all([...declared].map((part) => loadComponent({ page, ...(part as PartModule<object>) })));
}

interface LaterPartProps<Props> {
  readonly part: PartModule<Props>;
  readonly props: Props;
  /** What the part shows, as a text: when it changes, the part must be drawn again. */
  readonly shows?: string;
  /** Returns whether this browser knows of something that the text of the server lacks: then the part is loaded at once. */
  readonly isBegun?: (() => boolean) | undefined;
  /** Whether it has parts of its own, which are loaded with it. */
  readonly withParts?: boolean;
  /** Shown while a part is loaded that the server has not rendered. */
  readonly fallback?: ReactNode;
}

/** What is in the place of the part: the text of the server, both while one takes over from the other, or the part alone. */
type Phase = 'text' | 'both' | 'part';

interface StillPart {
  readonly load: () => Promise<unknown>;
  readonly changes: string;
  readonly isBegun: (() => boolean) | undefined;
}

function useStillPart({ load, changes, isBegun }: StillPart) {
  const text = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>(() => (isContinued() ? 'text' : 'part'));
  const isCalled = useRef(false);
  const touches = useRef<Touches | null>(null);

  const wake = useEffectEvent(async () => {
    if (isCalled.current || phase !== 'text') return;
    isCalled.current = true;
    // A failure is shown in the place of the part, with a way to try again.
    const loaded = await load().catch(() => undefined);
    if (loaded === AbsentPart) return;
    // In slices: what somebody does meanwhile is heard, and follows.
    startTransition(() => setPhase('both'));
  });
  const takeOver = useEffectEvent(async () => {
    await touches.current?.settle();
    const drawn = part.current;
    if (drawn === null) return;
    // Only what is shown takes the focus.
    drawn.hidden = false;
    await touches.current?.repeatIn(drawn);
    touches.current?.end();
    flushSync(() => setPhase('part'));
  });

  useEffect(() => {
    if (phase !== 'text' || text.current === null) return;
    touches.current = followTouches(text.current, () => void wake());
    const isTouched = text.current.contains(document.activeElement);
    if (isTouched || text.current.childElementCount === 0 || isUnfinished(text.current) || isBegun?.() === true) void wake();
  }, [phase, isBegun]);
  useEffect(() => {
    if (phase === 'both') void takeOver();
  }, [phase]);
  useEffect(() => () => touches.current?.end(), []);

  const first = useRef(changes);
  useEffect(() => {
    if (first.current !== changes) void wake();
  }, [changes]);

  return { text, part, phase };
}

/**
 * Shows a part of a page.
 * @example <LaterPart part={FORM} props={{ sent }} />
 */
export function LaterPart<Props extends object>({
  part,
  props,
  shows = '',
  isBegun,
  withParts = false,
  fallback = null,
}: LaterPartProps<Props>) {
  // Named in the notice when the code can't be loaded.
  const page = use(PagesContext)?.name ?? 'notFound';
  const { state } = useSession();
  const load = () => loadComponent<Props>({ page, ...part });
  const {
    text,
    part: drawn,
    phase,
  } = useStillPart({
    load: () => (withParts ? load().then(() => loadLaterParts(page)) : load()),
    changes: `${state} ${shows}`,
    isBegun,
  });
  return (
    <>
      {phase !== 'part' && (
        // Without content of its own React leaves that of the server as it is.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
        <div key="text" ref={text} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {phase !== 'text' && (
        <div key="part" ref={drawn} hidden={phase === 'both'}>
          <Suspense fallback={fallback}>
            <Loaded<Props> component={load()} props={props} />
          </Suspense>
        </div>
      )}
    </>
  );
}
