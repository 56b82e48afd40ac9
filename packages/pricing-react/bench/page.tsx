// The page that the bench measures: a calculator on a book of 500 families, and a stage for mounting thousands of widgets.

import { openPriceBook, PriceCalculator } from '@hosted-stay/pricing-react';
import { en } from '@hosted-stay/pricing-react/locales/en';
import { createRoot } from 'react-dom/client';

const FAMILIES = 500;

interface Owner {
  readonly id: number;
  readonly name: string;
}

/** The sample book with its families repeated under new ids and names. */
async function largeBook(): Promise<unknown> {
  const answer = await fetch('/book.json');
  const sample: { readonly hostFamilies: readonly Owner[] } = await answer.json();
  const hostFamilies = Array.from({ length: FAMILIES }, (_, at) => {
    const original = sample.hostFamilies[at % sample.hostFamilies.length];
    return at < sample.hostFamilies.length ? original : { ...original, id: 10_000 + at, name: `${original?.name} ${at}` };
  });
  return { ...sample, hostFamilies };
}

const opened = openPriceBook(await largeBook(), { side: 'finance' });
if (!opened.ok) throw new Error(JSON.stringify(opened.issues));
const { source, insight, catalogue } = opened.value;

const request = {
  hostFamilyId: 206,
  fromDate: '2026-07-05',
  toDate: '2026-07-26',
  activityDetailsType: 'mixed',
  nearbyActivities: [{ id: 301, weeks: 2 }],
  serviceTypeIds: [5, 7],
  countStudents: 1,
} as const;

function calculator() {
  return (
    <PriceCalculator source={source} insight={insight} catalogue={catalogue} messages={en} defaultRequest={request} today="2026-07-01" />
  );
}

function show(): void {
  createRoot(element('stage')).render(calculator());
}

/** Mounts and unmounts so many calculators, one after the other, each painted once. */
async function mountMany(count: number): Promise<void> {
  for (let mounted = 0; mounted < count; mounted += 1) {
    const place = element('stage').appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(calculator());
    await new Promise(requestAnimationFrame);
    root.unmount();
    place.remove();
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
}

Object.assign(globalThis, { bench: { show, mountMany } });
