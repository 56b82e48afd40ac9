// What every widget can be told about its looks.

/** Props that all widgets share. */
export interface WidgetProps {
  /** Put on the widget's outermost element, beside its own class. */
  readonly className?: string | undefined;
  /** `light` or `dark`. By default, the widget follows the page's `color-scheme`. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** BCP 47 tag for numbers, money and dates, if it differs from the language's default: `de-AT`. */
  readonly locale?: string | undefined;
}

/** Joins class names; empty ones are omitted. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/**
 * Attributes of a widget's outermost element: the language for fonts, hyphens and screen readers, and the part by which a
 * page styles it inside an element: `price-calculator::part(calculator)`.
 */
export function widgetAttributes(name: string, { className, theme }: WidgetProps, language: string) {
  return { className: classes('pricing', `pricing-${name}`, className), part: name, 'data-theme': theme, lang: language } as const;
}
