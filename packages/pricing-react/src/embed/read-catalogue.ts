// unknown → a catalogue: what comes from a URL is looked at before a widget relies on it.

import type { Choice, PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { LoadError } from './resource.ts';

const LISTS = ['hostFamilies', 'activities', 'services', 'templates'] as const satisfies readonly (keyof PriceCatalogue)[];

/** The catalogue, or a LoadError that names its first fault. */
export function readCatalogue(json: unknown, name: string): PriceCatalogue {
  const fault = faultOf(json);
  if (fault !== undefined) throw new LoadError({ kind: 'unreadable', message: `${name} is no catalogue: ${fault}` });
  return json as PriceCatalogue;
}

function faultOf(json: unknown): string | undefined {
  if (!isRecord(json)) return 'it should be an object';
  if (!/^[A-Z]{3}$/.test(String(json['currency']))) return 'currency should be an ISO 4217 code';
  const list = LISTS.find((field) => !Array.isArray(json[field]) || !json[field].every(isChoice));
  return list && `${list} should be a list of { id, name, detail? }`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isChoice(value: unknown): value is Choice {
  if (!isRecord(value)) return false;
  const { id, name, detail } = value;
  return Number.isSafeInteger(id) && typeof name === 'string' && (detail === undefined || typeof detail === 'string');
}
