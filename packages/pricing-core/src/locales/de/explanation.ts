// German: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('de');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# Nacht', other: '# Nächte' },
  week: { one: '# Woche', other: '# Wochen' },
  camp_week: { one: '# Campwoche', other: '# Campwochen' },
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
const PRICE_OF = { base: 'eigene Preis', county: 'Preis der Grafschaft', country: 'Preis des Landes' } as const;

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
      stay: 'Aufenthalt',
      nearMisses: 'Nicht erreichte Rabatte',
      absent: 'Nicht enthalten',
      optional: 'Zusätzlich wählbar',
      totals: 'Summen',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} für ${students(n)} bei ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} erhält ${money(payout)} für ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `Der Kunde zahlt ${money(total)} für ${students(n)} bei ${family} (Preisbuch ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `${date(from)} bis ${date(to)}: ${days(n)}, An- und Abreisetag mitgezählt; ${units(nights, 'night')}.`,
    room: ({ weeks }) => `Höchstens ${units(weeks, 'camp_week')}: Der Zeitraum enthält Montag bis Freitag ${number(weeks)}-mal.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: In einem Familienaufenthalt gibt es keine.`,
        asked: `${units(weeks, 'camp_week')}, wie gewünscht.`,
        chosen_activities: `${units(weeks, 'camp_week')}: die Summe der gewählten Aktivitäten.`,
        room: `${units(weeks, 'camp_week')}: alle, die in den Aufenthalt passen.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: jeder Tag eines Familienaufenthalts.`,
        local: `${units(immersionDays, 'immersion_day')}: Ein lokaler Aufenthalt hat keine.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)} minus ${units(campWeeks, 'camp_week')} zu je ${daysEach(campDaysPerWeek)}.`,
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
          return `${counted}: ${days(origin.days)} minus 1.`;
        case 'activity_weeks':
          return `${counted}, wie für diese Aktivität gewählt.`;
        case 'family_camp_weeks':
          return `${counted}: insgesamt ${number(origin.campWeeks.weeks)}, davon ${number(origin.campWeeks.chosenWeeks)} bei gewählten Aktivitäten.`;
        case 'weeks_begun':
          return `${counted}: ${units(origin.nights, 'night')}, auf volle Wochen aufgerundet.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, im Preisbuch festgelegt.`;
        case 'one_transfer':
          return `${counted}: Das Preisbuch legt keine andere Menge fest.`;
        case 'one_trip':
          return `${counted}: einmal je Reise berechnet.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `Für ${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Einmal je Buchung berechnet, für beliebig viele Schüler.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `Es gilt der eigene Preis von ${place}.`
        : `Es gilt der ${PRICE_OF[level]} ${place}; ${all(passed)} ${passed.length === 1 ? 'hat' : 'haben'} keinen.`,
    hides: ({ level, place, asked }) => `Er ersetzt: ${PRICE_OF[level]} ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Ihr Preis' : 'Anbieterpreis'}: ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Kundenprovision', words, 'des Kundenpreises'),
    providerCommission: (words) =>
      words.reader === 'host'
        ? commission('Ihre Provision', words, 'Ihres Preises')
        : commission('Anbieterprovision', words, 'des Anbieterpreises'),
    price: ({ price }) => `Kosten: ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `Kosten: ${money(price)}, also ${money(full)} abzüglich ${money(discount)} Rabatt.`,
    payout: ({ payout }) => `Sie erhalten ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `Sie erhalten ${money(payout)}: ${money(full)} abzüglich Ihres Rabatts von ${money(discount)}.`,
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
      `Die Regeln ziehen ${points(by)} ab, die Kundenprovision beträgt aber nur ${percent(percentage)}: Sie sinkt auf ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `Die Regeln erhöhen die Anbieterprovision von ${percent(percentage)} um ${points(by)}: Über ${percent('100')} kann sie nicht steigen.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)} von ${number(needed)}: Mit ${count(more, DATIVE[unit])} mehr sinkt die Servicegebühr um ${points(fall)}. Das kostet dann ${money(price)}, Sie sparen ${money(saving)}.`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)} von ${number(needed)}: Mit ${count(more, DATIVE[unit])} mehr steigt Ihre Provision um ${points(rise)}. Sie erhalten dann ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)} von ${number(shortfall.needed)}; mit ${count(shortfall.more, DATIVE[unit])} mehr`;
      const given = code === null ? '' : `mit dem Code „${code}“${replacesCode === null ? '' : ` statt „${replacesCode}“`}`;
      const effects = [
        change('die Kundenprovision', demand, !demand.startsWith('-')),
        change('die Anbieterprovision', supply, supply.startsWith('-')),
      ];
      return `${sentence([needs, given].filter(Boolean).join(' und '))}: ${all(effects)} (Regel ${number(position)}). Die Position kostet dann ${money(price)}, Auszahlung: ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `Regel ${number(position)} kann nicht gelten: ${
        {
          quantity_fixed: 'Die Menge steht fest',
          beyond_limits: 'So lange kann kein Aufenthalt dauern',
          rule_has_no_code: 'Sie braucht einen Code, hat aber keinen',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `Der ${PRICE_OF[why.at.level]} (${why.at.place.name}) wird ersetzt: Es gilt der ${PRICE_OF[why.by.level]} (${why.by.place.name}).`;
        case 'trip_type_inactive':
          return `Der Reisetyp „${why.tripType.name}“ ist inaktiv. Aktivieren Sie ihn im Preisbuch.`;
        case 'amount_zero':
          return 'Der Betrag ist 0. Legen Sie im Preisbuch einen fest.';
        case 'not_a_camp':
          return 'Aktivitäten haben nur für Camps einen Preis.';
        case 'activity_in_family_stay':
          return 'Ein Familienaufenthalt hat keine Aktivitäten. Wählen Sie gemischt oder lokal.';
        case 'service_not_selected':
          return `Die Leistung „${why.serviceType.name}“ ist nicht gewählt. Fügen Sie Leistung ${why.serviceType.id} hinzu.`;
        case 'paid_by_other_stay':
          return 'Einmal je Buchung berechnet: Ein anderer Aufenthalt dieser Buchung zahlt es.';
        case 'no_nights':
          return 'Der Aufenthalt hat keine Nacht. Wählen Sie mindestens 1.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Ein lokaler Aufenthalt hat keine Immersionstage. Wählen Sie gemischt oder Familie.'
            : 'Die Camps füllen den Aufenthalt. Wählen Sie mehr Tage oder weniger Campwochen.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Ein Familienaufenthalt hat keine Campwochen. Wählen Sie gemischt oder lokal.',
            no_monday_to_friday: 'Im Zeitraum liegt kein Montag bis Freitag. Wählen Sie andere Daten.',
            all_at_activities: 'Die gewählten Aktivitäten belegen jede Campwoche. Fügen Sie weitere hinzu.',
            all_possible_at_activities:
              'Die gewählten Aktivitäten belegen jede mögliche Campwoche. Wählen Sie mehr Tage oder weniger Aktivitätswochen.',
            none_wanted: 'Keine Campwoche gewünscht. Fügen Sie mindestens 1 hinzu.',
          }[why.cause];
        case 'quantity_zero':
          return 'Die Menge im Preisbuch ist 0. Legen Sie dort eine fest.';
      }
    },
    ifSelected: ({ price, payout }) => `Das würde ${money(price)} kosten, Auszahlung: ${money(payout)}.`,
    optional: ({ title, service, price }) => `${title}: ${money(price)} mehr, vor MwSt. Wählen Sie dafür die Leistung „${service}“.`,
  },
  totals: {
    subtotal: ({ amount }) => `Vor Rabatten: ${money(amount)}.`,
    discount: ({ amount }) => `Rabatte: ${money(amount)}.`,
    vat: ({ amount }) => `MwSt.: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `MwSt.: ${percent(percentage)} des Anbieterbetrags von ${money(of)} sind ${exactly(exact, amount)}.`,
    vatExempt: () => 'Keine MwSt.: Der Kunde ist befreit.',
    total: ({ amount }) => `Gesamt: ${money(amount)}.`,
    supplier: ({ amount }) => `Anbieterbetrag: ${money(amount)}.`,
    platform: ({ amount }) => `Die Plattform behält ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee} erhält ${money(amount)}.`
        : `${payee} erhält ${money(amount)}: ${money(full)} abzüglich ${money(discount)}.`,
  },
};
