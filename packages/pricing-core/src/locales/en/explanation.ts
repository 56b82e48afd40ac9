// English: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('en-IE');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# night', other: '# nights' },
  week: { one: '# week', other: '# weeks' },
  camp_week: { one: '# camp week', other: '# camp weeks' },
  transfer: { one: '# transfer', other: '# transfers' },
  immersion_day: { one: '# immersion day', other: '# immersion days' },
  trip: { one: '# trip', other: '# trips' },
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: 'per night',
  per_day: 'per day',
  per_week: 'per week',
  per_transfer: 'per transfer',
  immersion: 'per immersion day',
  per_trip: 'per trip',
};
const MORE: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# more night', other: '# more nights' },
  week: { one: '# more week', other: '# more weeks' },
  camp_week: { one: '# more camp week', other: '# more camp weeks' },
  transfer: { one: '# more transfer', other: '# more transfers' },
  immersion_day: { one: '# more immersion day', other: '# more immersion days' },
  trip: { one: '# more trip', other: '# more trips' },
};
const PLACES = { base: 'own', county: 'county', country: 'country' } as const;

const units = (quantity: number, unit: CountUnit) => count(quantity, UNITS[unit]);
const more = (quantity: number, unit: CountUnit) => count(quantity, MORE[unit]);
const days = (quantity: number) => count(quantity, { one: '# day', other: '# days' });
const students = (quantity: number) => count(quantity, { one: '# student', other: '# students' });
const points = (text: string) => countDecimal(text, { one: '# percentage point', other: '# percentage points' });
const shortPoints = (text: string) => countDecimal(text, { one: '# point', other: '# points' });
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `from ${units(minQuantity, unit)}` : '';
  const given = code === null ? '' : `with code “${code}”`;
  return [reached, given].filter(Boolean).join(' ') || 'always';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : ` (${percent(discounted)} after discounts)`;
  const extra = fixed === null ? '' : `, plus ${money(fixed)} per unit`;
  return `${label}: ${percent(percentage)} of ${of}${changed}${extra}.`;
}

function change(text: string, subject: string): string {
  if (text === '0') return `${subject} stays the same`;
  return `${subject} ${text.startsWith('-') ? 'falls' : 'rises'} by ${shortPoints(unsigned(text))}`;
}

const opposite = (text: string) => (text.startsWith('-') ? text.slice(1) : text === '0' ? text : `-${text}`);

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `exactly ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : ` (${exact.fraction})`;
  return `exactly ${decimal(exact.decimal)}${fraction}, rounded to ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: 'Stay',
      nearMisses: 'Discounts not reached',
      absent: 'Not included',
      optional: 'Optional extras',
      totals: 'Totals',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} for ${students(n)} with ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} is paid ${money(payout)} for ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `The customer pays ${money(total)} for ${students(n)} with ${family} (price book ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) => `${date(from)} to ${date(to)}: ${days(n)}, including both dates; ${units(nights, 'night')}.`,
    room: ({ weeks }) =>
      `At most ${units(weeks, 'camp_week')}: the dates include Monday to Friday ${count(weeks, { one: '# time', other: '# times' })}.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: a family stay has none.`,
        asked: `${units(weeks, 'camp_week')}, as requested.`,
        chosen_activities: `${units(weeks, 'camp_week')}: the total for the chosen activities.`,
        room: `${units(weeks, 'camp_week')}: all that fit in the stay.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: every day of a family stay.`,
        local: `${units(immersionDays, 'immersion_day')}: a local stay has none.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)} minus ${units(campWeeks, 'camp_week')} of ${days(campDaysPerWeek)} each.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template} (${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'Included in every stay.',
        chosen_activity: `Included with the chosen activity ${payee}.`,
        selected_service: `The service “${service}” was selected.`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}: ${days(origin.days)} minus 1.`;
        case 'activity_weeks':
          return `${counted}, as chosen for this activity.`;
        case 'family_camp_weeks':
          return `${counted}: ${number(origin.campWeeks.weeks)} in total, ${number(origin.campWeeks.chosenWeeks)} of them at chosen activities.`;
        case 'weeks_begun':
          return `${counted}: ${units(origin.nights, 'night')}, rounded up to full weeks.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, as set in the price book.`;
        case 'one_transfer':
          return `${counted}: the price book sets no other quantity.`;
        case 'one_trip':
          return `${counted}: charged once per trip.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `For ${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Charged once per booking, for any number of students.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `This is ${place}’s own price.`
        : `This is the ${PLACES[level]} price for ${place}; ${all(passed)} ${passed.length === 1 ? 'has' : 'have'} none.`,
    hides: ({ level, place, asked }) => `It replaces the ${PLACES[level]} price for ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Your rate' : 'Provider rate'}: ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Customer commission', words, 'the customer’s price'),
    providerCommission: (words) =>
      words.reader === 'host'
        ? commission('Your commission', words, 'your rate')
        : commission('Provider commission', words, 'the provider rate'),
    price: ({ price }) => `It costs ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `It costs ${money(price)}: ${money(full)} less a discount of ${money(discount)}.`,
    payout: ({ payout }) => `You are paid ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `You are paid ${money(payout)}: ${money(full)} less your discount of ${money(discount)}.`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: 'Customer price',
        customerDiscounted: 'Customer price after discounts',
        provider: 'Payout',
        providerDiscounted: 'Payout after discounts',
      }[which];
      return `${label}: ${exactly(exact, rounded)}.`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) =>
      `${sentence(all(rules.map(condition)))}: the service fee falls by ${points(by)}, which saves you ${money(saving)}.`,
    host: ({ rules, points: by, cost }) =>
      `${sentence(all(rules.map(condition)))}: your commission rises by ${points(by)}, which costs you ${money(cost)}.`,
    finance: ({ position, demand, supply, ...rule }) =>
      `Rule ${number(position)} applies (${condition(rule)}): ${points(demand)} off the customer commission, ${points(supply)} added to the provider commission.`,
    demandClamped: ({ points: by, percentage }) =>
      `The rules take ${points(by)} off, but the customer commission is only ${percent(percentage)}: it falls to ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `The rules add ${points(by)} to a provider commission of ${percent(percentage)}: it can’t rise above ${percent('100')}.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more: by, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)} of ${number(needed)}: with ${more(by, unit)}, the service fee falls by ${shortPoints(fall)}. It would cost ${money(price)}, saving ${money(saving)}.`,
    host: ({ quantity, needed, more: by, unit, points: rise, payout }) =>
      `${units(quantity, unit)} of ${number(needed)}: with ${more(by, unit)}, your commission rises by ${shortPoints(rise)}. You would be paid ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const reached = shortfall === null ? '' : `${units(shortfall.quantity, unit)} of ${number(shortfall.needed)}: `;
      const needed = shortfall === null ? '' : more(shortfall.more, unit);
      const given = code === null ? '' : `code “${code}”${replacesCode === null ? '' : ` instead of “${replacesCode}”`}`;
      const also = supply === '0' ? '' : ` and ${change(supply, 'the provider commission')}`;
      const effects = `${change(opposite(demand), 'the customer commission')}${also}`;
      const way = `${reached}with ${[needed, given].filter(Boolean).join(' and ')}, ${effects}`;
      return `${sentence(way)} (rule ${number(position)}). The line would cost ${money(price)}, with a payout of ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `Rule ${number(position)} can’t apply: ${
        {
          quantity_fixed: 'the quantity is fixed',
          beyond_limits: 'stays can’t be that long',
          rule_has_no_code: 'it needs a code but has none',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `The ${PLACES[why.at.level]} price for ${why.at.place.name} is replaced by ${why.by.level === 'base' ? `${why.by.place.name}’s own` : `the ${PLACES[why.by.level]} price for ${why.by.place.name}`}.`;
        case 'trip_type_inactive':
          return `Trip type “${why.tripType.name}” is inactive. Activate it in the price book.`;
        case 'amount_zero':
          return 'Its amount is 0. Set an amount in the price book.';
        case 'not_a_camp':
          return 'Activities are only priced for camps.';
        case 'activity_in_family_stay':
          return 'Family stays have no activities. Choose a mixed or local stay.';
        case 'service_not_selected':
          return `Service “${why.serviceType.name}” isn’t selected. Add service ${why.serviceType.id}.`;
        case 'paid_by_other_stay':
          return 'Charged once per booking: another stay of this booking pays it.';
        case 'no_nights':
          return 'The stay has no nights. Choose at least 1 night.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Local stays have no immersion days. Choose a mixed or family stay.'
            : 'Camps fill the stay. Choose a longer stay or fewer camp weeks.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Family stays have no camp weeks. Choose a mixed or local stay.',
            no_monday_to_friday: 'The dates include no full Monday to Friday. Choose other dates.',
            all_at_activities: 'The chosen activities use every camp week. Request more weeks.',
            all_possible_at_activities:
              'The chosen activities use every camp week that fits. Choose a longer stay or fewer activity weeks.',
            none_wanted: 'No camp weeks requested. Add at least 1.',
          }[why.cause];
        case 'quantity_zero':
          return 'Its quantity in the price book is 0. Set a quantity there.';
      }
    },
    ifSelected: ({ price, payout }) => `It would cost ${money(price)}, with a payout of ${money(payout)}.`,
    optional: ({ title, service, price }) => `${title}: ${money(price)} more before VAT. Select the service “${service}” to add it.`,
  },
  totals: {
    subtotal: ({ amount }) => `Before discounts: ${money(amount)}.`,
    discount: ({ amount }) => `Discounts: ${money(amount)}.`,
    vat: ({ amount }) => `VAT: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `VAT: ${percent(percentage)} of the supplier amount of ${money(of)} is ${exactly(exact, amount)}.`,
    vatExempt: () => 'No VAT: the customer is exempt.',
    total: ({ amount }) => `Total: ${money(amount)}.`,
    supplier: ({ amount }) => `Supplier amount: ${money(amount)}.`,
    platform: ({ amount }) => `The platform keeps ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee} is paid ${money(amount)}.`
        : `${payee} is paid ${money(amount)}: ${money(full)} less ${money(discount)}.`,
  },
};
