// A part of a page that the server has rendered and whose code a visitor's browser loads with the first touch: until then it is the text that
// the server has sent. In pages that the browser draws itself, it is loaded at once.

import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageName } from '#contract/platform/page-paths.ts';
import { isContinued, repeatInput } from '#web/platform/navigation/early-input.ts';
import { PagesContext } from '#web/platform/navigation/pages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Loaded, loadComponent } from './loadable.tsx';
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

/** Loads all parts with their messages, on the server: what is rendered can't wait for messages. */
export async function loadLaterParts(page: PageName): Promise<void> {
  await Promise.all([...declared].map((part) => loadComponent({ page, ...(part as PartModule<object>) })));
}

interface LaterPartProps<Props> {
  readonly part: PartModule<Props>;
  readonly props: Props;
  /** What the part shows, as a text: when it changes, the part must be drawn again. */
  readonly shows?: string;
  /** Shown while a part is loaded that the server has not rendered. */
  readonly fallback?: ReactNode;
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** Events that announce that somebody is about to use the part. */
const NEARING = ['pointerover', 'pointerdown', 'focusin', 'input', 'change'] as const;

type Held = 'click' | 'submit' | null;

const listControls = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>(CONTROLS)];

const isField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Hands what somebody has entered in one field to the field that replaces it. */
function handOver(old: unknown, field: unknown): void {
  if (!isField(old) || !isField(field) || field.tagName !== old.tagName) return;
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement && (old.type === 'checkbox' || old.type === 'radio')) {
    if (field.checked !== old.checked) field.click();
    return;
  }
  if (field.value === old.value) return;
  const selection = old instanceof HTMLSelectElement ? null : ([old.selectionStart, old.selectionEnd] as const);
  // React follows what is set directly; what it doesn't know of is repeated as if it was typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
  if (!(field instanceof HTMLSelectElement) && selection?.[0] != null) field.setSelectionRange(...selection);
  repeatInput(field);
}

interface Touched {
  readonly controls: readonly HTMLElement[];
  readonly focused: number;
  readonly held: HTMLElement | null;
  readonly how: Held;
}

/** Continues in the drawn part what has been begun in its text: the same controls are in the same order. */
function goOn(within: HTMLElement, { controls, focused, held, how }: Touched): void {
  const now = listControls(within);
  for (const [index, old] of controls.entries()) handOver(old, now[index]);
  now[focused]?.focus({ preventScroll: true });
  if (held === null) return;
  if (how === 'click') now[controls.indexOf(held)]?.click();
  else within.querySelector('form')?.requestSubmit();
}

/** How long after a press has ended its click may come, in milliseconds: fingers are followed by it later than mice. */
const CLICK_AFTER_MS = 400;

/**
 * Follows presses within an element. A press that begins on one element and ends on another is no click: so nothing is replaced meanwhile.
 * @returns what waits until nothing is pressed
 */
function followPresses(within: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let pressed = Promise.resolve();
  let release = () => {};
  function press(): void {
    pressed = new Promise((then) => {
      release = then;
    });
  }
  within.addEventListener('pointerdown', press, { signal, passive: true, capture: true });
  // Only after everything that hears of the click.
  within.addEventListener('click', () => void setTimeout(release), { signal });
  const end = ({ type }: Event) => void setTimeout(release, type === 'pointerup' ? CLICK_AFTER_MS : 0);
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal, passive: true });
  return () => pressed;
}

function useStillPart(load: () => Promise<unknown>, changes: string) {
  const box = useRef<HTMLDivElement>(null);
  const [isStill, setStill] = useState(isContinued);
  const isCalled = useRef(false);
  const held = useRef<{ element: HTMLElement; how: Held } | null>(null);
  const notPressed = useRef<() => Promise<void>>(async () => {});

  const wake = useEffectEvent(async () => {
    if (isCalled.current) return;
    isCalled.current = true;
    // A failure is shown in the place of the part, with a way to try again.
    await load().catch(() => undefined);
    await notPressed.current();
    const within = box.current;
    if (within === null) return;
    const controls = listControls(within);
    const { element = null, how = null } = held.current ?? {};
    const touched = { controls, focused: controls.indexOf(document.activeElement as HTMLElement), held: element, how };
    flushSync(() => setStill(false));
    goOn(within, touched);
  });

  useEffect(() => {
    const within = box.current;
    if (!isStill || within === null) return;
    const off = new AbortController();
    const { signal } = off;
    notPressed.current = followPresses(within, signal);
    for (const name of NEARING) within.addEventListener(name, () => void wake(), { signal, passive: true });
    function hold(event: Event, how: Held, element: HTMLElement | null): void {
      if (element === null || element instanceof HTMLAnchorElement) return;
      held.current = { element, how };
      void wake();
      // Fields keep by themselves what is chosen.
      if (how === 'submit' || element instanceof HTMLButtonElement) event.preventDefault();
    }
    within.addEventListener(
      'click',
      (event) => hold(event, 'click', (event.target as Element).closest<HTMLElement>('button[type="button"], a[href]')),
      {
        signal,
      },
    );
    within.addEventListener('submit', (event) => hold(event, 'submit', event.target as HTMLElement), { signal });
    if (within.contains(document.activeElement) || within.childElementCount === 0) void wake();
    return () => off.abort();
  }, [isStill]);

  const first = useRef(changes);
  useEffect(() => {
    if (isStill && first.current !== changes) void wake();
  }, [isStill, changes]);

  return { box, isStill };
}

/**
 * Shows a part of a page.
 * @example <LaterPart part={FORM} props={{ sent }} />
 */
export function LaterPart<Props extends object>({ part, props, shows = '', fallback = null }: LaterPartProps<Props>) {
  // Named in the notice when the code can't be loaded.
  const page = use(PagesContext)?.name ?? 'notFound';
  const { state } = useSession();
  const load = () => loadComponent<Props>({ page, ...part });
  const { box, isStill } = useStillPart(load, `${state} ${shows}`);
  // Without content of its own React leaves that of the server as it is.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  if (isStill) return <div key="part" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div key="part" ref={box}>
      <Suspense fallback={fallback}>
        <Loaded<Props> component={load()} props={props} />
      </Suspense>
    </div>
  );
}
