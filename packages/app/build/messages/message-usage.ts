// Finds the message keys that a source file uses, from its text: literal keys, and templates such as `state.${state}`.

/** Returns the sections that a file uses: `useTranslations('users')`, in a type or a call, or the `namespace` of a translator. */
function listSections(source: string): string[] {
  const named = [...source.matchAll(/(?:useTranslations(?:<\s*|\(\s*)|namespace: )'([\w.]+)'/g)].map(([, name]) => name ?? '');
  return source.includes('getTranslator()') ? [...named, ''] : named;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Converts a template to a regular expression; null without a fixed part. */
function toPattern(template: string): RegExp | null {
  const parts = template.split(/\$\{[^{}]*\}/);
  if (parts.length === 1 || parts.every((part) => part === '')) return null;
  return new RegExp(`^${parts.map(escapePattern).join('.+')}$`);
}

interface Usage {
  readonly sections: readonly string[];
  asksFor(key: string): boolean;
}

/** Returns what a source file uses. */
function readUsage(source: string): Usage {
  const sections = listSections(source);
  const literals = new Set([...source.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map(([, single, double]) => single ?? double ?? ''));
  const patterns = [...source.matchAll(/`([^`\n]*)`/g)].flatMap(([, template = '']) => toPattern(template) ?? []);
  return { sections, asksFor: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)) };
}

/** Returns the keys that no file uses. */
export function listUnusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const usages = sources.map(readUsage);
  return keys.filter(
    (key) =>
      !usages.some(({ sections, asksFor }) =>
        sections.some((section) => {
          if (section === '') return asksFor(key);
          return key.startsWith(`${section}.`) && asksFor(key.slice(section.length + 1));
        }),
      ),
  );
}
