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
const SMALL = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
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
const days = (quantity: number) => count(quantity, { one: '# day', other: '# days' });
const students = (quantity: number) => count(quantity, { one: '# student', other: '# students' });
const points = (text: string) => countDecimal(text, { one: '# percentage point', other: '# percentage points' });
const shortPoints = (text: string) => countDecimal(text, { one: '# point', other: '# points' });
const unsigned = (text: string) => text.replace('-', '');

/** `two more nights`; digits from thirteen on. */
function more(quantity: number, unit: CountUnit): string {
  const text = count(quantity, MORE[unit]);
  return text.replace(number(quantity), SMALL[quantity] || number(quantity));
}

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `from ${units(minQuantity, unit)}` : '';
  const given = code === null ? '' : `with code “${code}”`;
  return [reached, given].filter(Boolean).join(' ') || 'always';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : ` (${percent(discounted)} after discounts)`;
  const extra = fixed === null ? '' : `, plus ${money(fixed)} for each unit`;
  return `${label}: ${percent(percentage)} of ${of}${changed}${extra}.`;
}

function change(text: string, subject: string): string {
  if (text === '0') return `${subject} stays`;
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
      stay: 'The stay',
      nearMisses: 'What nearly applied',
      absent: 'What did not count',
      optional: 'What could be added',
      totals: 'In all',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} for ${students(n)} with ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} is paid ${money(payout)} for ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `The customer pays ${money(total)} for ${students(n)} with ${family} (price book ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `${date(from)} to ${date(to)}: ${days(n)}, the first and the last included; ${units(nights, 'night')}.`,
    room: ({ weeks }) =>
      `Monday to Friday fits in ${count(weeks, { one: '# time', other: '# times' })}: room for ${units(weeks, 'camp_week')}.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: a family stay has none.`,
        asked: `${units(weeks, 'camp_week')}, as asked for.`,
        chosen_activities: `${units(weeks, 'camp_week')}: the weeks of the chosen activities added up.`,
        room: `${units(weeks, 'camp_week')}: all there is room for.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: every day of a family stay.`,
        local: `${units(immersionDays, 'immersion_day')}: a local stay has none.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)} less ${units(campWeeks, 'camp_week')} of ${days(campDaysPerWeek)} each.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template} (${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'It belongs to every stay.',
        chosen_activity: `It comes with the chosen activity ${payee}.`,
        selected_service: `The service “${service}” was selected.`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}: ${days(origin.days)} less one.`;
        case 'activity_weeks':
          return `${counted}, as chosen for this activity.`;
        case 'family_camp_weeks':
          return `${counted}: ${number(origin.campWeeks.weeks)} in all, ${number(origin.campWeeks.chosenWeeks)} of them at chosen activities.`;
        case 'weeks_begun':
          return `${counted}: weeks begun in ${units(origin.nights, 'night')}.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, a quantity fixed by the price book.`;
        case 'one_transfer':
          return `${counted}, as the price book gives no other quantity.`;
        case 'one_trip':
          return `${counted}: charged once a trip.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `For ${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Charged once for the booking, however many students come.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `The price is ${place}’s own.`
        : `The price is that of the ${PLACES[level]} ${place}; ${all(passed)} ${passed.length === 1 ? 'has' : 'have'} none.`,
    hides: ({ level, place, asked }) => `It goes before the ${PLACES[level]} price of ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'You ask' : 'The provider asks'} ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Customer commission', words, 'the customer’s price'),
    providerCommission: (words) =>
      commission(words.reader === 'host' ? 'Your commission' : 'Provider commission', words, 'the amount asked'),
    price: ({ price }) => `It costs ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `It costs ${money(price)}: ${money(full)} less a discount of ${money(discount)}.`,
    payout: ({ payout }) => `You are paid ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `You are paid ${money(payout)}: ${money(full)} less a discount of ${money(discount)} that you give.`,
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
      `Rule ${number(position)} applies (${condition(rule)}): ${points(demand)} off the customer commission, ${points(supply)} on the provider commission.`,
    demandClamped: ({ points: by, percentage }) =>
      `The rules take ${points(by)} off, but the customer commission is only ${percent(percentage)}: it falls to ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `The rules add ${points(by)} to a provider commission of ${percent(percentage)}: it can’t rise above ${percent('100')}.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more: by, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)}, needs ${number(needed)}: ${more(by, unit)} and the service fee falls by ${shortPoints(fall)}. It would then cost ${money(price)}, ${money(saving)} less than without.`,
    host: ({ quantity, needed, more: by, unit, points: rise, payout }) =>
      `${units(quantity, unit)}, needs ${number(needed)}: ${more(by, unit)} and your commission rises by ${shortPoints(rise)}. You would then be paid ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null ? '' : `${units(shortfall.quantity, unit)}, needs ${number(shortfall.needed)}: ${more(shortfall.more, unit)}`;
      const given = code === null ? '' : `code “${code}”${replacesCode === null ? '' : ` instead of “${replacesCode}”`}`;
      const also = supply === '0' ? '' : `, ${change(supply, 'the provider commission')}`;
      const effects = `${change(opposite(demand), 'the commission')}${also}`;
      const way = needs === '' ? `With ${given} ${effects}` : `${[needs, given].filter(Boolean).join(' with ')} and ${effects}`;
      return `${way} (rule ${number(position)}). The line would cost ${money(price)} and pay ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `Rule ${number(position)} is out of reach: ${
        {
          quantity_fixed: 'the quantity is fixed, whatever the stay',
          beyond_limits: 'no stay may be that long',
          rule_has_no_code: 'it neither applies by itself nor has a code',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `The ${PLACES[why.at.level]} price of ${why.at.place.name} gives way to ${why.by.level === 'base' ? `${why.by.place.name}’s own` : `the ${PLACES[why.by.level]} price of ${why.by.place.name}`}.`;
        case 'trip_type_inactive':
          return `Its trip type “${why.tripType.name}” is switched off; switch it on in the price book.`;
        case 'amount_zero':
          return 'Its amount is 0; set one in the price book.';
        case 'not_a_camp':
          return 'An activity is priced for its camps alone.';
        case 'activity_in_family_stay':
          return 'A family stay leaves activities out; ask for a mixed or a local one.';
        case 'service_not_selected':
          return `The service “${why.serviceType.name}” is not selected; add service ${why.serviceType.id}.`;
        case 'no_nights':
          return 'The stay has no nights; stay one at least.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'A local stay has no immersion days; ask for a mixed or a family one.'
            : 'The camps fill the stay; stay longer, or take fewer camp weeks.';
        case 'no_camp_weeks':
          return {
            family_stay: 'A family stay has no camp weeks; ask for a mixed or a local one.',
            no_monday_to_friday: 'No Monday to Friday fits in the stay; choose dates that hold one.',
            all_at_activities: 'The chosen activities take up every camp week; ask for more weeks than they do.',
            all_possible_at_activities:
              'The chosen activities take up every camp week that fits in the stay; stay longer, or choose fewer of their weeks.',
            none_wanted: 'No camp weeks are wanted; ask for one.',
          }[why.cause];
        case 'quantity_zero':
          return 'Its quantity in the price book is 0; set one there.';
      }
    },
    ifSelected: ({ price, payout }) => `It would cost ${money(price)} and pay ${money(payout)}.`,
    optional: ({ title, service, price }) => `${title}: ${money(price)} more before VAT. Select the service “${service}” to add it.`,
  },
  totals: {
    subtotal: ({ amount }) => `Before discounts: ${money(amount)}.`,
    discount: ({ amount }) => `Discounts: ${money(amount)}.`,
    vat: ({ amount }) => `VAT: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `VAT: ${percent(percentage)} of the supplier amount of ${money(of)} is ${exactly(exact, amount)}.`,
    vatExempt: () => 'No VAT: the customer is exempt.',
    total: ({ amount }) => `To pay: ${money(amount)}.`,
    supplier: ({ amount }) => `Supplier amount: ${money(amount)}.`,
    platform: ({ amount }) => `The platform keeps ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee} is paid ${money(amount)}.`
        : `${payee} is paid ${money(amount)}: ${money(full)} less ${money(discount)}.`,
  },
};
