// German: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('de');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# Nacht', other: '# Nächte' },
  week: { one: '# Woche', other: '# Wochen' },
  camp_week: { one: '# Camp-Woche', other: '# Camp-Wochen' },
  transfer: { one: '# Transfer', other: '# Transfers' },
  immersion_day: { one: '# Immersionstag', other: '# Immersionstage' },
  trip: { one: '# Reise', other: '# Reisen' },
};
/** The dative, as after “ab” and “mit”. */
const DATIVE: Readonly<Record<CountUnit, PluralForms>> = {
  ...UNITS,
  night: { one: '# Nacht', other: '# Nächten' },
  transfer: { one: '# Transfer', other: '# Transfers' },
  immersion_day: { one: '# Immersionstag', other: '# Immersionstagen' },
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: 'pro Nacht',
  per_day: 'pro Tag',
  per_week: 'pro Woche',
  per_transfer: 'pro Transfer',
  immersion: 'pro Immersionstag',
  per_trip: 'pro Reise',
};
const PRICE_OF = { base: 'eigene Preis', county: 'Preis der Region', country: 'Preis des Landes' } as const;

const units = (quantity: number, unit: CountUnit) => count(quantity, UNITS[unit]);
const days = (quantity: number) => count(quantity, { one: '# Tag', other: '# Tage' });
const daysEach = (quantity: number) => count(quantity, { one: '# Tag', other: '# Tagen' });
const students = (quantity: number) => count(quantity, { one: '# Schüler', other: '# Schüler' });
const points = (text: string) => countDecimal(text, { one: '# Prozentpunkt', other: '# Prozentpunkte' });
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `ab ${count(minQuantity, DATIVE[unit])}` : '';
  const given = code === null ? '' : `mit dem Code „${code}“`;
  return [reached, given].filter(Boolean).join(' ') || 'immer';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : ` (nach Rabatten ${percent(discounted)})`;
  const extra = fixed === null ? '' : `, dazu fest ${money(fixed)} je Einheit`;
  return `${label}: ${percent(percentage)} ${of}${changed}${extra}.`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject} bleibt gleich`;
  return `${subject} ${falls ? 'sinkt' : 'steigt'} um ${points(unsigned(text))}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `genau ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : ` (${exact.fraction})`;
  return `genau ${decimal(exact.decimal)}${fraction}, gerundet ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: 'Der Aufenthalt',
      nearMisses: 'Was beinahe gegolten hätte',
      absent: 'Was nicht zählt',
      optional: 'Was noch dazukommen kann',
      totals: 'Insgesamt',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} für ${students(n)} bei ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} erhält ${money(payout)} für ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `Der Kunde zahlt ${money(total)} für ${students(n)} bei ${family} (Preisbuch ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `${date(from)} bis ${date(to)}: ${days(n)}, der erste und der letzte mitgezählt; ${units(nights, 'night')}.`,
    room: ({ weeks }) => `Montag bis Freitag passt ${number(weeks)}-mal hinein: Platz für ${units(weeks, 'camp_week')}.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: In einem Familienaufenthalt gibt es keine.`,
        asked: `${units(weeks, 'camp_week')}, wie gewünscht.`,
        chosen_activities: `${units(weeks, 'camp_week')}: die Wochen der gewählten Aktivitäten zusammen.`,
        room: `${units(weeks, 'camp_week')}: so viele, wie Platz haben.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: jeder Tag eines Familienaufenthalts.`,
        local: `${units(immersionDays, 'immersion_day')}: Ein lokaler Aufenthalt hat keine.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)} weniger ${units(campWeeks, 'camp_week')} zu je ${daysEach(campDaysPerWeek)}.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template} (${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'Gehört zu jedem Aufenthalt.',
        chosen_activity: `Gehört zur gewählten Aktivität ${payee}.`,
        selected_service: `Die Leistung „${service}“ wurde gewählt.`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}: ${days(origin.days)} weniger einer.`;
        case 'activity_weeks':
          return `${counted}, wie für diese Aktivität gewählt.`;
        case 'family_camp_weeks':
          return `${counted}: insgesamt ${number(origin.campWeeks.weeks)}, davon ${number(origin.campWeeks.chosenWeeks)} bei gewählten Aktivitäten.`;
        case 'weeks_begun':
          return `${counted}: angefangene Wochen bei ${count(origin.nights, DATIVE.night)}.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, im Preisbuch festgelegt.`;
        case 'one_transfer':
          return `${counted}, da das Preisbuch keine andere Menge nennt.`;
        case 'one_trip':
          return `${counted}: einmal je Reise berechnet.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `Für ${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Wird einmal je Buchung berechnet, egal wie viele Schüler kommen.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `Es gilt der eigene Preis von ${place}.`
        : `Es gilt der ${PRICE_OF[level]} ${place}; ${all(passed)} ${passed.length === 1 ? 'hat' : 'haben'} keinen.`,
    hides: ({ level, place, asked }) => `Er geht dem vor: ${PRICE_OF[level]} ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Sie verlangen' : 'Der Anbieter verlangt'} ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Kundenprovision', words, 'des Kundenpreises'),
    providerCommission: (words) =>
      commission(words.reader === 'host' ? 'Ihre Provision' : 'Anbieterprovision', words, 'des verlangten Betrags'),
    price: ({ price }) => `Kosten: ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `Kosten: ${money(price)}, nämlich ${money(full)} abzüglich ${money(discount)} Rabatt.`,
    payout: ({ payout }) => `Sie erhalten ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `Sie erhalten ${money(payout)}, nämlich ${money(full)} abzüglich ${money(discount)} Rabatt, den Sie geben.`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: 'Kundenpreis',
        customerDiscounted: 'Kundenpreis nach Rabatten',
        provider: 'Auszahlung',
        providerDiscounted: 'Auszahlung nach Rabatten',
      }[which];
      return `${label}: ${exactly(exact, rounded)}.`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) =>
      `${sentence(all(rules.map(condition)))}: Die Servicegebühr sinkt um ${points(by)}; Sie sparen ${money(saving)}.`,
    host: ({ rules, points: by, cost }) =>
      `${sentence(all(rules.map(condition)))}: Ihre Provision steigt um ${points(by)}; das kostet Sie ${money(cost)}.`,
    finance: ({ position, demand, supply, ...rule }) =>
      `Regel ${number(position)} gilt (${condition(rule)}): Kundenprovision −${points(demand)}, Anbieterprovision +${points(supply)}.`,
    demandClamped: ({ points: by, percentage }) =>
      `Die Regeln ergeben ${points(by)} Abzug, die Kundenprovision beträgt aber nur ${percent(percentage)}: Sie sinkt auf ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `Die Regeln ergeben ${points(by)} zusätzlich zu ${percent(percentage)} Anbieterprovision: Über ${percent('100')} steigt sie nicht.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)}, nötig sind ${number(needed)}: mit ${count(more, DATIVE[unit])} mehr sinkt die Servicegebühr um ${points(fall)}. Das kostet dann ${money(price)}, ${money(saving)} weniger als ohne.`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)}, nötig sind ${number(needed)}: mit ${count(more, DATIVE[unit])} mehr steigt Ihre Provision um ${points(rise)}. Sie erhalten dann ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)}, nötig sind ${number(shortfall.needed)}; mit ${count(shortfall.more, DATIVE[unit])} mehr`;
      const given = code === null ? '' : `mit dem Code „${code}“${replacesCode === null ? '' : ` statt „${replacesCode}“`}`;
      const effects = [
        change('die Kundenprovision', demand, !demand.startsWith('-')),
        change('die Anbieterprovision', supply, supply.startsWith('-')),
      ];
      return `${sentence([needs, given].filter(Boolean).join(' und '))}: ${all(effects)} (Regel ${number(position)}). Die Position kostet dann ${money(price)} und bringt ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `Regel ${number(position)} ist nicht erreichbar: ${
        {
          quantity_fixed: 'Die Menge steht fest, wie lang der Aufenthalt auch ist',
          beyond_limits: 'So lange darf kein Aufenthalt dauern',
          rule_has_no_code: 'Sie gilt weder von selbst noch hat sie einen Code',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `Der ${PRICE_OF[why.at.level]} (${why.at.place.name}) zählt nicht; Vorrang hat der ${PRICE_OF[why.by.level]} (${why.by.place.name}).`;
        case 'trip_type_inactive':
          return `Der Reisetyp „${why.tripType.name}“ ist abgeschaltet; im Preisbuch einschalten.`;
        case 'amount_zero':
          return 'Der Betrag ist 0; im Preisbuch einen festlegen.';
        case 'not_a_camp':
          return 'Bei einer Aktivität zählen nur die Camps.';
        case 'activity_in_family_stay':
          return 'Ein Familienaufenthalt lässt Aktivitäten weg; gemischt oder lokal anfragen.';
        case 'service_not_selected':
          return `Die Leistung „${why.serviceType.name}“ ist nicht gewählt; Leistung ${why.serviceType.id} hinzunehmen.`;
        case 'no_nights':
          return 'Der Aufenthalt hat keine Nacht; mindestens eine bleiben.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Ein lokaler Aufenthalt hat keine Immersionstage; gemischt oder als Familienaufenthalt anfragen.'
            : 'Die Camps füllen den Aufenthalt; länger bleiben oder weniger Camp-Wochen nehmen.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Ein Familienaufenthalt hat keine Camp-Wochen; gemischt oder lokal anfragen.',
            no_monday_to_friday: 'Im Aufenthalt liegt kein Montag bis Freitag; andere Tage wählen.',
            all_at_activities: 'Die gewählten Aktivitäten belegen jede Camp-Woche; mehr Wochen wünschen.',
            all_possible_at_activities:
              'Die gewählten Aktivitäten belegen jede Camp-Woche, die im Aufenthalt Platz hat; länger bleiben oder dort weniger Wochen wählen.',
            none_wanted: 'Es ist keine Camp-Woche gewünscht; eine wünschen.',
          }[why.cause];
        case 'quantity_zero':
          return 'Die Menge im Preisbuch ist 0; dort eine festlegen.';
      }
    },
    ifSelected: ({ price, payout }) => `Das würde ${money(price)} kosten und ${money(payout)} bringen.`,
    optional: ({ title, service, price }) => `${title}: ${money(price)} mehr, vor Mehrwertsteuer. Dazu die Leistung „${service}“ wählen.`,
  },
  totals: {
    subtotal: ({ amount }) => `Vor Rabatten: ${money(amount)}.`,
    discount: ({ amount }) => `Rabatte: ${money(amount)}.`,
    vat: ({ amount }) => `Mehrwertsteuer: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `Mehrwertsteuer: ${percent(percentage)} des Anbieterbetrags von ${money(of)} sind ${exactly(exact, amount)}.`,
    vatExempt: () => 'Keine Mehrwertsteuer: Der Kunde ist befreit.',
    total: ({ amount }) => `Zu zahlen: ${money(amount)}.`,
    supplier: ({ amount }) => `Anbieterbetrag: ${money(amount)}.`,
    platform: ({ amount }) => `Die Plattform behält ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee} erhält ${money(amount)}.`
        : `${payee} erhält ${money(amount)}: ${money(full)} abzüglich ${money(discount)}.`,
  },
};
