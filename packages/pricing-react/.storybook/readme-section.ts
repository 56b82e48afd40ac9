// Sections of the README for the docs pages: what is said has one home.

/**
 * A section with its heading, up to the next heading of its rank or higher. Links within the repository lead nowhere here, so their
 * text alone stays.
 */
export function readmeSection(readme: string, heading: string): string {
  const start = new RegExp(`^(#+) ${heading}$`, 'm').exec(readme);
  const marks = start?.[1];
  if (start === null || marks === undefined) throw new TypeError(`The README has no section "${heading}".`);
  const text = readme.slice(start.index);
  const end = new RegExp(`\\n#{1,${marks.length}} `).exec(text)?.index ?? text.length;
  return text
    .slice(0, end)
    .replace(/<!-- (props|fields|end).*-->\n/g, '')
    .replace(/\[([^\]]+)\]\((?:#|\.\.?\/)[^)]*\)/g, '$1');
}
