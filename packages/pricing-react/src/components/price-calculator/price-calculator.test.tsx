// The calculator as people use it: by keyboard alone, from a link, with sources and clipboards that refuse.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { HOSTILE_NAME, hostileBook } from '../../../testing/odd-books.ts';
import { familyStay, mixedStay, sampleBookJson } from '../../../testing/sample-book.ts';
import { en } from '../../locales/en.ts';
import { openPriceBook } from '../../quote-source/open-price-book.ts';
import { type QuoteSource, SourceFailure } from '../../quote-source/quote-source.ts';
import { readRequestQuery } from '../../request/request-link.ts';
import { PriceCalculator, type PriceCalculatorProps } from './price-calculator.tsx';

function opened(json: unknown = sampleBookJson(), side: 'customer' | 'provider' | 'finance' = 'finance') {
  const book = openPriceBook(json, { side });
  if (!book.ok) throw new Error(JSON.stringify(book.issues));
  const { source, insight, catalogue } = book.value;
  return { source, insight, catalogue };
}

function calculator(props: Partial<PriceCalculatorProps> = {}) {
  return render(<PriceCalculator {...opened()} messages={en} today="2026-06-01" {...props} />);
}

const total = () => document.querySelector('.pricing-total-main strong')?.textContent;

/** Tab, then what is typed where it leads; the label proves that the focus is where the writer of the test thinks. */
async function tabTo(label: RegExp): Promise<HTMLElement> {
  for (let steps = 0; steps < 12; steps += 1) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
    const name = [
      focused.getAttribute('aria-label'),
      ...[...(focused.labels ?? [])].map((own) => own.textContent),
      focused.textContent,
    ].join(' ');
    if (label.test(name)) return focused;
  }
  throw new Error(`no ${label} within reach`);
}

describe('by keyboard alone', () => {
  it('fills in every input of the form and reads the price', async () => {
    const onQuote = vi.fn();
    await calculator({ onQuote });
    await tabTo(/^ ?Host family/);
    await userEvent.keyboard('salthill{ArrowDown}{Enter}');
    await tabTo(/Arrival date/);
    await userEvent.keyboard('05/07/2026');
    await tabTo(/Departure date/);
    await userEvent.keyboard('26/07/2026');
    await tabTo(/Students/);
    await userEvent.keyboard('{ArrowUp}');
    await tabTo(/Family/);
    await userEvent.keyboard('{ArrowDown}');
    await tabTo(/Add activity/);
    await userEvent.keyboard('sailing{ArrowDown}{Enter}');
    await userEvent.keyboard('surf{ArrowDown}{Enter}');
    expect(document.activeElement).toHaveAccessibleName('Add activity');
    await tabTo(/Camp weeks/);
    await userEvent.keyboard('3');
    await tabTo(/Airport transfer/);
    await userEvent.keyboard(' ');
    await tabTo(/Discount code/);
    await userEvent.keyboard('earlybird');
    await tabTo(/Exempt from VAT/);
    await userEvent.keyboard(' ');
    await expect
      .poll(() => onQuote.mock.lastCall?.[1])
      .toEqual({
        hostFamilyId: 206,
        fromDate: '2026-07-05',
        toDate: '2026-07-26',
        activityDetailsType: 'mixed',
        currentNoOfWeeks: 3,
        nearbyActivities: [
          { id: 301, weeks: 1 },
          { id: 302, weeks: 1 },
        ],
        serviceTypeIds: [5],
        countStudents: 2,
        discountCode: 'earlybird',
        vatExempt: true,
        type: 'customer',
      });
    expect(total()).toBe(
      en.locale && new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(onQuote.mock.lastCall?.[0].total),
    );
  });

  it('removes an activity without losing its place', async () => {
    await calculator({ defaultRequest: mixedStay });
    const remove = page.getByRole('button', { name: 'Remove Salthill surf camp' });
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName('Add activity');
  });
});

describe('a link', () => {
  it('opens the stay it was copied from, and keeps the page’s own parameters', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const first = await calculator({ defaultRequest: familyStay });
    const shown = total();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByText('Copied.')).toBeVisible();
    const link = new URL(String(copied.mock.lastCall?.[0]));
    const own = [...new URL(location.href).searchParams.keys()];
    expect([...link.searchParams.keys()]).toEqual(expect.arrayContaining(own));
    await first.unmount();
    const { request, ignored } = readRequestQuery(link.search);
    expect(ignored).toEqual([]);
    await calculator({ defaultRequest: request });
    expect(total()).toBe(shown);
    await expect.element(page.getByRole('combobox', { name: 'Host family' })).toHaveValue('Burke family, Kinvara');
  });
});

describe('copying', () => {
  it('offers the text itself where the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await calculator({ defaultRequest: mixedStay });
    await page.getByRole('button', { name: 'Copy JSON' }).click();
    const text = page.getByRole('textbox', { name: 'Copy JSON' });
    await expect.element(text).toHaveFocus();
    await expect.element(page.getByText(en.calculator.copyRefused)).toBeVisible();
    const area = text.element() as HTMLTextAreaElement;
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(area.value);
    expect(JSON.parse(area.value)).toMatchObject({ side: 'finance', request: { hostFamilyId: 206 } });
  });

  it('shows finance only the figures of the chosen side', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await calculator({ defaultRequest: mixedStay });
    await page.getByRole('radio', { name: 'Customer' }).click();
    await page.getByRole('button', { name: 'Copy JSON' }).click();
    expect(String(copied.mock.lastCall?.[0])).not.toMatch(/provider|payout|supply|famworld|bookHash|level/i);
    await page.getByRole('radio', { name: 'Host' }).click();
    await page.getByRole('button', { name: 'Copy CSV' }).click();
    expect(String(copied.mock.lastCall?.[0])).not.toMatch(/customer|,total,|,vat,|famworld/i);
  });
});

describe('whose figures', () => {
  it('has nothing of a provider’s in the page of a customer’s view', async () => {
    const { container } = await calculator({ ...opened(sampleBookJson(), 'customer'), defaultRequest: mixedStay });
    await page.getByText('Why this price').click();
    await page.getByText('Cheaper dates nearby').click();
    await expect.element(page.getByText(/EARLYBIRD/).first()).toBeInTheDocument();
    expect(page.getByRole('radio', { name: 'Host' }).elements()).toEqual([]);
    expect(container.outerHTML).not.toMatch(/payout|commission|platform|take rate|mark-up|supplier/i);
  });

  it('asks the source for the other side where the page allows two', async () => {
    const onRequestChange = vi.fn();
    await calculator({
      ...opened(sampleBookJson(), 'customer'),
      defaultRequest: mixedStay,
      sides: ['customer', 'provider'],
      onRequestChange,
    });
    await page.getByRole('radio', { name: 'Host' }).click();
    await expect.poll(() => onRequestChange.mock.lastCall?.[0]).toMatchObject({ type: 'provider' });
  });

  it('shows the platform’s part, take rate and mark-up to finance', async () => {
    await calculator({ defaultRequest: mixedStay });
    await expect.element(page.getByText('Platform fees').first()).toBeVisible();
    await expect.element(page.getByText(/^\d+\.\d+% of the price before VAT$/)).toBeVisible();
    await expect.element(page.getByText(/^\d+\.\d+% on top of the payouts$/)).toBeVisible();
  });
});

describe('two scenarios', () => {
  it('are swapped, taken over and dropped', async () => {
    await calculator({ defaultRequest: familyStay });
    const one = total();
    await page.getByRole('button', { name: 'Save as A and compare' }).click();
    await expect.element(page.getByRole('heading', { name: 'Price', exact: true })).toHaveFocus();
    await page.getByRole('checkbox', { name: 'Exempt from VAT' }).click();
    const two = total();
    expect(two).not.toBe(one);
    await page.getByRole('button', { name: 'Swap A and B' }).click();
    expect(total()).toBe(one);
    await expect.element(page.getByRole('checkbox', { name: 'Exempt from VAT' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Restore A' }).click();
    expect(total()).toBe(two);
    expect(page.getByRole('table', { name: 'Comparison' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Save as A and compare' }).click();
    await page.getByRole('button', { name: 'Remove A' }).click();
    expect(total()).toBe(two);
  });
});

describe('errors', () => {
  it('keeps the last valid price while fields are missing, and lists them', async () => {
    await calculator({ defaultRequest: familyStay });
    const shown = total();
    await page.getByRole('spinbutton', { name: 'Students' }).clear();
    await expect.element(page.getByText('Enter these to see a price: Students.')).toBeVisible();
    await expect.element(page.getByText(en.calculator.earlier)).toBeVisible();
    expect(total()).toBe(shown);
  });

  it.each([
    ['comes before the first one', '01/07/2026', /before/],
    ['is none of the calendar', '31/02/2026', /date/i],
  ])('shows no price while the last day %s, and says so at the field', async (_, typed, told) => {
    await calculator({ defaultRequest: familyStay });
    const last = page.getByRole('textbox', { name: 'Departure date' });
    await last.fill(typed);
    await page.getByRole('textbox', { name: 'Discount code' }).click();
    await expect.element(last).toHaveAccessibleDescription(told);
    await expect.poll(total).toBe('–');
  });

  it('shows issues at their activity, and others above the form', async () => {
    const source: QuoteSource = () => ({
      ok: false,
      issues: [
        { code: 'unknown_activity', path: ['nearbyActivities', 1, 'id'], data: { id: 302 } },
        { code: 'unknown_field', path: ['nonsense'], data: { field: 'nonsense', closest: null } },
      ],
    });
    await calculator({ source: Object.assign(source, { quietMs: 0 }), defaultRequest: mixedStay });
    const surf = page.getByRole('spinbutton', { name: 'Weeks: Salthill surf camp' });
    await expect.element(surf).toHaveAccessibleDescription(/activity 302 isn’t/i);
    await expect.element(page.getByRole('spinbutton', { name: 'Weeks: Galway Bay sailing camp' })).not.toHaveAccessibleDescription();
    await expect.element(page.getByText(/nonsense|unknown/i).first()).toBeVisible();
  });

  it('recovers from a failing source on request', async () => {
    let broken = true;
    const { source } = opened();
    const failing: QuoteSource = async (request, signal) => {
      if (broken) throw new SourceFailure('busy');
      return source(request, signal);
    };
    await calculator({ source: Object.assign(failing, { quietMs: 0 }), defaultRequest: familyStay });
    await expect.element(page.getByText(en.asking.failure.busy)).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: en.asking.retry }).click();
    await expect.element(page.getByText('Take rate')).toBeVisible();
  });

  it('treats names as text', async () => {
    const { container } = await calculator({ ...opened(hostileBook()), defaultRequest: mixedStay });
    await page.getByText('Why this price').click();
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain(HOSTILE_NAME);
    expect('pwned' in globalThis).toBe(false);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));
  afterEach(() => page.viewport(1280, 800));

  it('keeps the total in view while the form is filled in, and leads to the price', async () => {
    const { container } = await calculator({ defaultRequest: mixedStay });
    const bar = container.querySelector('.pricing-calculator-bar') as HTMLElement;
    await page.getByRole('combobox', { name: 'Host family' }).click();
    await userEvent.keyboard('{Escape}');
    window.scrollTo(0, 0);
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(bar.textContent).toContain(total());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'View price' }).click();
    await expect.element(page.getByRole('heading', { name: 'Price' })).toHaveFocus();
  });

  it('moves nothing when the total changes', async () => {
    await calculator({ defaultRequest: mixedStay });
    const places = () => [...document.querySelectorAll('.pricing-calculator-result > *')].map((part) => part.getBoundingClientRect().top);
    const before = places();
    await page.getByRole('spinbutton', { name: 'Students' }).fill('50');
    await expect.poll(total).toMatch(/\d{2},\d{3}/);
    expect(places().slice(0, 4)).toEqual(before.slice(0, 4));
  });
});

afterEach(() => vi.restoreAllMocks());

it('hides inputs that the page sets, and shows their issues beside the price', async () => {
  const refuses: QuoteSource = () => ({
    ok: false,
    issues: [{ code: 'out_of_range', path: ['countStudents'], data: { minimum: 1, maximum: 3, received: 9 } }],
  });
  const screen = await calculator({
    defaultRequest: mixedStay,
    source: refuses,
    hiddenFields: ['countStudents', 'vatExempt', 'discountCode'],
  });
  for (const label of ['Students', 'Exempt from VAT', 'Discount code']) {
    await expect.element(screen.getByLabelText(label, { exact: true })).not.toBeInTheDocument();
  }
  await expect.element(screen.getByText(/countStudents: must be from 1 to 3, not 9/)).toBeVisible();
});
