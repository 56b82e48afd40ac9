// A row of csv → a request as JSON would have it. Cells are text; the engine judges what they say.

/** Reads a request from cells. Empty cells are fields not given; `nearbyActivities` is `900:2; 901`, `serviceTypeIds` is `1; 3`. */
export function requestOfCells(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const given = Object.entries(cells).flatMap(([name, cell]) => (cell.trim() === '' ? [] : [[name, fieldOf(name, cell.trim())] as const]));
  return Object.fromEntries(given);
}

/** Fields by their name without case and underscores: both spellings end up the same. */
const READERS: Readonly<Record<string, (cell: string) => unknown>> = {
  hostfamilyid: numberOf,
  hostfamily: numberOf,
  currentnoofweeks: numberOf,
  countstudents: numberOf,
  vatexempt: booleanOf,
  withoutperbooking: booleanOf,
  nearbyactivities: (cell) => listOf(cell).map(activityOf),
  servicetypeids: (cell) => listOf(cell).map(numberOf),
};

function fieldOf(name: string, cell: string): unknown {
  return (READERS[name.replaceAll('_', '').toLowerCase()] ?? String)(cell);
}

/** `900:2` → `{ id: 900, weeks: 2 }`; without weeks, the engine's default applies. */
export function activityOf(text: string): { readonly id: unknown; readonly weeks?: unknown } {
  const [id = '', weeks] = text.split(':');
  return weeks === undefined ? { id: numberOf(id) } : { id: numberOf(id), weeks: numberOf(weeks) };
}

/** A whole number as a number, anything else unchanged, so that the engine reports it. */
export function numberOf(text: string): number | string {
  return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text;
}

function booleanOf(text: string): boolean | string {
  if (/^(?:true|yes|1)$/i.test(text)) return true;
  return /^(?:false|no|0)$/i.test(text) ? false : text;
}

function listOf(cell: string): string[] {
  return cell
    .split(/[;,\s]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
