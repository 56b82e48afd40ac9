// Follows what somebody does in the text of a part whose code has not come yet, and repeats it in the part that replaces the text.

import { repeatInput } from '#web/platform/navigation/early-input.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Events that announce that somebody is about to use the part. */
const NEARING = ['pointerover', 'pointerdown', 'focusin', 'input', 'change'] as const;

/** How long after a press has ended its click may come, in milliseconds: fingers are followed by it later than mice. */
const CLICK_AFTER_MS = 400;

const listControls = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>(CONTROLS)];

const isField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

/** Describes a control without what React makes up or somebody changes: IDs, and with them the names of choices, and what is typed. */
function describe(control: HTMLElement): string {
  const said = isChoice(control) ? [...(control.labels ?? [])].map((label) => label.textContent).join(' ') : control.textContent;
  const marks = isChoice(control) ? ['type', 'value'] : ['type', 'href', 'autocomplete'];
  return [control.tagName, ...marks.map((mark) => control.getAttribute(mark)), isField(control) && !isChoice(control) ? '' : said].join(
    '\n',
  );
}

/** Names controls so that the same one is found in the drawn part, also if it has more or fewer of them than the text. */
function nameControls(controls: readonly HTMLElement[]): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const control of controls) {
    const name = describe(control);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    named.set(`${name}\n${count}`, control);
  }
  return named;
}

/** Opens what somebody has opened. */
function openAgain(old: HTMLElement, summary: HTMLElement): void {
  const [before, now] = [old.parentElement, summary.parentElement];
  if (before instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = before.open;
}

/** Hands what somebody has entered in one field to the field that replaces it, or has opened. */
function handOver(old: HTMLElement, field: HTMLElement): void {
  if (old.localName === 'summary') openAgain(old, field);
  if (!isField(old) || !isField(field)) return;
  if (isChoice(old) && isChoice(field)) {
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

/** What has been begun in the text. */
export interface Touches {
  /** Repeats a press or a sent form that came before it was followed. */
  hold(control: HTMLElement): void;
  /** Waits until nothing is pressed, and no list of choices is open: replacing them would end both. */
  settle(): Promise<void>;
  /** Does in the part what has been begun in its text; both are in the page. */
  repeatIn(part: HTMLElement): Promise<void>;
  end(): void;
}

function once(element: HTMLElement, names: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((then) => {
    for (const name of names) element.addEventListener(name, () => setTimeout(then), { once: true, signal });
  });
}

/**
 * Follows presses within an element. A press that begins on one element and ends on another is no click.
 * @returns what waits until nothing is pressed
 */
function followPresses(text: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let pressed = Promise.resolve();
  let release = () => {};
  function press(): void {
    pressed = new Promise((then) => {
      release = then;
    });
  }
  text.addEventListener('pointerdown', press, { signal, passive: true, capture: true });
  // Only after everything that hears of the click.
  text.addEventListener('click', () => void setTimeout(release), { signal });
  const end = ({ type }: Event) => void setTimeout(release, type === 'pointerup' ? CLICK_AFTER_MS : 0);
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal, passive: true });
  return () => pressed;
}

/**
 * Follows what is done in the text of a part.
 * @param near called as soon as somebody comes near it
 */
export function followTouches(text: HTMLElement, near: () => void): Touches {
  const off = new AbortController();
  const { signal } = off;
  const notPressed = followPresses(text, signal);
  // In their order; who presses the same button again only wonders whether it was heard.
  const held = new Set<HTMLElement>();

  for (const name of NEARING) text.addEventListener(name, near, { signal, passive: true });
  function holdClick(event: Event): void {
    const control = (event.target as Element).closest<HTMLElement>('button[type="button"], a[href]');
    // Links lead on without the part.
    if (control === null || control instanceof HTMLAnchorElement) return;
    held.add(control);
    event.preventDefault();
    near();
  }
  function holdForm(event: Event): void {
    held.add(event.target as HTMLElement);
    event.preventDefault();
    near();
  }
  text.addEventListener('click', holdClick, { signal });
  text.addEventListener('submit', holdForm, { signal });

  return {
    hold: (control) => void held.add(control),
    async settle() {
      await notPressed();
      const focused = document.activeElement;
      if (focused instanceof HTMLSelectElement && text.contains(focused)) await once(focused, ['change', 'blur'], signal);
    },
    async repeatIn(part) {
      const [before, after] = [nameControls(listControls(text)), nameControls(listControls(part))];
      const pairs = new Map([...before].map(([name, old]) => [old, after.get(name)]));
      const forms = [...text.querySelectorAll('form')];
      for (const [old, now] of pairs) {
        if (now === undefined) continue;
        handOver(old, now);
        if (document.activeElement === old) now.focus({ preventScroll: true });
      }
      for (const old of held) {
        // What has been repeated before is known to React by then.
        await null;
        if (old instanceof HTMLFormElement) part.querySelectorAll('form')[forms.indexOf(old)]?.requestSubmit();
        else pairs.get(old)?.click();
      }
    },
    end: () => off.abort(),
  };
}
