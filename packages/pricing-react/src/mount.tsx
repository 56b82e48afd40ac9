// The widgets on a page without React: put one into an element, change its props, take it out again.

import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { InvoiceGenerator, type InvoiceGeneratorProps } from './components/invoice-generator/invoice-generator.tsx';
import { LiveTotal, type LiveTotalProps } from './components/live-total/live-total.tsx';
import { PriceCalculator, type PriceCalculatorProps } from './components/price-calculator/price-calculator.tsx';
import { idPrefix } from './embed/id-prefix.ts';
import { SafeWidget, type SafeWidgetProps } from './embed/safe-widget.tsx';
import type { QuoteErrorDetail } from './embed/settings.ts';

/** The props of each widget, by its name. */
export interface MountableWidgets {
  'price-calculator': PriceCalculatorProps;
  'live-total': LiveTotalProps;
  'invoice-generator': InvoiceGeneratorProps;
}

export type WidgetName = keyof MountableWidgets;

/** Which widget, and its props. */
export type MountOptions<W extends WidgetName = WidgetName> = { [N in W]: { readonly widget: N } & MountableWidgets[N] }[W];

/** A widget that is on the page. */
export interface Mounted<W extends WidgetName = WidgetName> {
  /** Changes the props that are named and keeps the others. */
  update(props: Partial<MountableWidgets[W]>): void;
  /** Takes the widget out; the element is empty then, and may get another. */
  unmount(): void;
}

interface Mountable {
  readonly component: ComponentType<never>;
  readonly needs: readonly string[];
}

const WIDGETS: { readonly [W in WidgetName]: Mountable & { readonly needs: readonly (keyof MountableWidgets[W])[] } } = {
  'price-calculator': { component: PriceCalculator, needs: ['source', 'catalogue', 'messages'] },
  'live-total': { component: LiveTotal, needs: ['source', 'request', 'messages'] },
  'invoice-generator': { component: InvoiceGenerator, needs: ['quote', 'catalogue', 'messages', 'seller', 'today'] },
};

const occupied = /* @__PURE__ */ new WeakSet<Element>();

/**
 * Shows a widget in an element, or in the first one that a CSS selector finds:
 * `mount('#total', { widget: 'live-total', source, request, messages })`.
 */
export function mount<W extends WidgetName>(target: Element | string, { widget, ...first }: MountOptions<W>): Mounted<W> {
  const element = elementOf(target);
  const Widget = componentOf(widget, first);
  if (occupied.has(element)) throw new TypeError(`${named(target)} holds a widget already: update() or unmount() that one.`);
  occupied.add(element);
  const root = createRoot(element, { identifierPrefix: idPrefix() });
  let props: Shown = first;
  const tell = (detail: QuoteErrorDetail) =>
    element.dispatchEvent(new CustomEvent('quote-error', { detail, bubbles: true, composed: true }));
  const render = () =>
    root.render(
      <SafeWidget messages={props.messages} theme={props.theme} onError={tell}>
        <Widget {...props} />
      </SafeWidget>,
    );
  render();
  return {
    update: (changed) => {
      if (!occupied.has(element)) throw new TypeError(`${named(target)} holds no widget any more: mount one again.`);
      const next = { ...props, ...changed };
      componentOf(widget, next);
      props = next;
      render();
    },
    unmount: () => {
      if (!occupied.delete(element)) return;
      root.unmount();
    },
  };
}

/** What every widget has among its props. */
type Shown = Pick<SafeWidgetProps, 'messages' | 'theme'>;

function elementOf(target: Element | string): Element {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (element instanceof Element) return element;
  if (typeof target !== 'string') throw new TypeError(`mount() takes an element or a CSS selector, not ${String(target)}.`);
  const early = document.readyState === 'loading' ? ' The page is still loading: put the script behind the element, or give it defer.' : '';
  throw new TypeError(`mount() finds no element for "${target}".${early}`);
}

function componentOf(widget: string, props: object): ComponentType<object> {
  const known = isWidget(widget) ? WIDGETS[widget] : undefined;
  if (known === undefined) {
    throw new TypeError(`mount() knows no widget "${widget}"; there are ${Object.keys(WIDGETS).join(', ')}.`);
  }
  const missing = known.needs.filter((name) => Reflect.get(props, name) === undefined);
  if (missing.length > 0) throw new TypeError(`The ${widget} also needs ${missing.join(', ')}.`);
  return known.component as ComponentType<object>;
}

function isWidget(name: string): name is WidgetName {
  return Object.hasOwn(WIDGETS, name);
}

function named(target: Element | string): string {
  return typeof target === 'string' ? `"${target}"` : `<${target.localName}>`;
}
