// Italian: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('it');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# notte', other: '# notti' },
  week: { one: '# settimana', other: '# settimane' },
  camp_week: { one: '# settimana di campo', other: '# settimane di campo' },
  transfer: { one: '# trasferimento', other: '# trasferimenti' },
  immersion_day: { one: '# giorno di immersione', other: '# giorni di immersione' },
  trip: { one: '# viaggio', other: '# viaggi' },
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: 'a notte',
  per_day: 'al giorno',
  per_week: 'a settimana',
  per_transfer: 'a trasferimento',
  immersion: 'per giorno di immersione',
  per_trip: 'a viaggio',
};
const PRICE_OF = { base: 'prezzo proprio', county: 'prezzo della contea', country: 'prezzo del paese' } as const;

const units = (quantity: number, unit: CountUnit) => count(quantity, UNITS[unit]);
const days = (quantity: number) => count(quantity, { one: '# giorno', other: '# giorni' });
const students = (quantity: number) => count(quantity, { one: '# studente', other: '# studenti' });
const points = (text: string) => countDecimal(text, { one: '# punto', other: '# punti' });
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `a partire da ${units(minQuantity, unit)}` : '';
  const given = code === null ? '' : `con il codice «${code}»`;
  return [reached, given].filter(Boolean).join(' ') || 'sempre';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : ` (${percent(discounted)} dopo gli sconti)`;
  const extra = fixed === null ? '' : `, più ${money(fixed)} fissi per unità`;
  return `${label}: ${percent(percentage)} ${of}${changed}${extra}.`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject} non cambia`;
  return `${subject} ${falls ? 'scende' : 'sale'} di ${points(unsigned(text))}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `esattamente ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : ` (${exact.fraction})`;
  return `esattamente ${decimal(exact.decimal)}${fraction}, arrotondato a ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: 'Soggiorno',
      nearMisses: 'Sconti non raggiunti',
      absent: 'Non incluso',
      optional: 'Extra facoltativi',
      totals: 'Totali',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} per ${students(n)} presso ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} riceve ${money(payout)} per ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `Il cliente paga ${money(total)} per ${students(n)} presso ${family} (listino ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `Dal ${date(from)} al ${date(to)}: ${days(n)}, entrambe le date comprese; ${units(nights, 'night')}.`,
    room: ({ weeks }) =>
      `Al massimo ${units(weeks, 'camp_week')}: le date comprendono ${count(weeks, { one: '# volta', other: '# volte' })} dal lunedì al venerdì.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: un soggiorno in famiglia non ne ha.`,
        asked: `${units(weeks, 'camp_week')}, come richiesto.`,
        chosen_activities: `${units(weeks, 'camp_week')}: il totale delle attività scelte.`,
        room: `${units(weeks, 'camp_week')}: tutte quelle possibili.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: tutti i giorni di un soggiorno in famiglia.`,
        local: `${units(immersionDays, 'immersion_day')}: un soggiorno locale non ne ha.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)} meno ${units(campWeeks, 'camp_week')} di ${days(campDaysPerWeek)}.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template} (${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'Fa parte di ogni soggiorno.',
        chosen_activity: `Fa parte dell’attività scelta ${payee}.`,
        selected_service: `È stato scelto il servizio «${service}».`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}: ${days(origin.days)} meno 1.`;
        case 'activity_weeks':
          return `${counted}, come scelto per questa attività.`;
        case 'family_camp_weeks':
          return `${counted}: ${number(origin.campWeeks.weeks)} in tutto, di cui ${number(origin.campWeeks.chosenWeeks)} nelle attività scelte.`;
        case 'weeks_begun':
          return `${counted}: ${units(origin.nights, 'night')}, arrotondate a settimane intere.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, come da listino.`;
        case 'one_transfer':
          return `${counted}: il listino non indica altra quantità.`;
        case 'one_trip':
          return `${counted}: si paga una volta a viaggio.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `Per ${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Si paga una volta per prenotazione, per qualsiasi numero di studenti.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `È il prezzo proprio di ${place}.`
        : `È il ${PRICE_OF[level]} ${place}; ${all(passed)} non ne ${passed.length === 1 ? 'ha' : 'hanno'}.`,
    hides: ({ level, place, asked }) => `Sostituisce il ${PRICE_OF[level]} ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Il Suo prezzo' : 'Prezzo del fornitore'}: ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Commissione del cliente', words, 'del prezzo al cliente'),
    providerCommission: (words) =>
      words.reader === 'host'
        ? commission('La Sua commissione', words, 'del Suo prezzo')
        : commission('Commissione del fornitore', words, 'del prezzo del fornitore'),
    price: ({ price }) => `Costa ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `Costa ${money(price)}: ${money(full)} meno uno sconto di ${money(discount)}.`,
    payout: ({ payout }) => `Lei riceve ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `Lei riceve ${money(payout)}: ${money(full)} meno il Suo sconto di ${money(discount)}.`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: 'Prezzo al cliente',
        customerDiscounted: 'Prezzo al cliente dopo gli sconti',
        provider: 'Compenso',
        providerDiscounted: 'Compenso dopo gli sconti',
      }[which];
      return `${label}: ${exactly(exact, rounded)}.`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) =>
      `${sentence(all(rules.map(condition)))}: i costi di servizio scendono di ${points(by)} e Lei risparmia ${money(saving)}.`,
    host: ({ rules, points: by, cost }) =>
      `${sentence(all(rules.map(condition)))}: la Sua commissione sale di ${points(by)}, il che Le costa ${money(cost)}.`,
    finance: ({ position, demand, supply, ...rule }) =>
      `Si applica la regola ${number(position)} (${condition(rule)}): commissione del cliente −${points(demand)}, commissione del fornitore +${points(supply)}.`,
    demandClamped: ({ points: by, percentage }) =>
      `Le regole tolgono ${points(by)}, ma la commissione del cliente è solo del ${percent(percentage)}: scende a ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `Le regole aggiungono ${points(by)} a una commissione del fornitore del ${percent(percentage)}: non può superare il ${percent('100')}.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)} su ${number(needed)}: con ${units(more, unit)} in più i costi di servizio scendono di ${points(fall)}. Costerebbe ${money(price)}, con un risparmio di ${money(saving)}.`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)} su ${number(needed)}: con ${units(more, unit)} in più la Sua commissione sale di ${points(rise)}. Riceverebbe ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)} su ${number(shortfall.needed)}: con ${units(shortfall.more, unit)} in più`;
      const given = code === null ? '' : `con il codice «${code}»${replacesCode === null ? '' : ` al posto di «${replacesCode}»`}`;
      const effects = [
        change('la commissione del cliente', demand, !demand.startsWith('-')),
        change('la commissione del fornitore', supply, supply.startsWith('-')),
      ];
      return `${sentence([needs, given].filter(Boolean).join(' e '))}, ${all(effects)} (regola ${number(position)}). La riga costerebbe ${money(price)}, con un compenso di ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `La regola ${number(position)} non può applicarsi: ${
        {
          quantity_fixed: 'la quantità è fissa',
          beyond_limits: 'nessun soggiorno può durare tanto',
          rule_has_no_code: 'richiede un codice ma non ne ha',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `Il ${PRICE_OF[why.at.level]} (${why.at.place.name}) è sostituito dal ${PRICE_OF[why.by.level]} (${why.by.place.name}).`;
        case 'trip_type_inactive':
          return `Il tipo di viaggio «${why.tripType.name}» è inattivo. Lo attivi nel listino.`;
        case 'amount_zero':
          return 'Il suo importo è 0. Ne fissi uno nel listino.';
        case 'not_a_camp':
          return 'Le attività hanno un prezzo solo per i campi.';
        case 'activity_in_family_stay':
          return 'Un soggiorno in famiglia non ha attività. Ne scelga uno misto o locale.';
        case 'service_not_selected':
          return `Il servizio «${why.serviceType.name}» non è selezionato. Aggiunga il servizio ${why.serviceType.id}.`;
        case 'paid_by_other_stay':
          return 'Si paga una volta per prenotazione: lo paga un altro soggiorno di questa prenotazione.';
        case 'no_nights':
          return 'Il soggiorno non ha notti. Ne scelga almeno 1.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Un soggiorno locale non ha giorni di immersione. Ne scelga uno misto o in famiglia.'
            : 'I campi riempiono il soggiorno. Ne scelga uno più lungo o meno settimane di campo.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Un soggiorno in famiglia non ha settimane di campo. Ne scelga uno misto o locale.',
            no_monday_to_friday: 'Le date non comprendono un lunedì-venerdì. Scelga altre date.',
            all_at_activities: 'Le attività scelte occupano tutte le settimane di campo. Ne aggiunga altre.',
            all_possible_at_activities:
              'Le attività scelte occupano tutte le settimane di campo possibili. Scelga un soggiorno più lungo o meno settimane di attività.',
            none_wanted: 'Nessuna settimana di campo richiesta. Ne aggiunga almeno 1.',
          }[why.cause];
        case 'quantity_zero':
          return 'La sua quantità nel listino è 0. Ne fissi una.';
      }
    },
    ifSelected: ({ price, payout }) => `Costerebbe ${money(price)}, con un compenso di ${money(payout)}.`,
    optional: ({ title, service, price }) =>
      `${title}: ${money(price)} in più, IVA esclusa. Scelga il servizio «${service}» per aggiungerlo.`,
  },
  totals: {
    subtotal: ({ amount }) => `Prima degli sconti: ${money(amount)}.`,
    discount: ({ amount }) => `Sconti: ${money(amount)}.`,
    vat: ({ amount }) => `IVA: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `IVA: il ${percent(percentage)} dell’importo dei fornitori di ${money(of)} è ${exactly(exact, amount)}.`,
    vatExempt: () => 'Niente IVA: il cliente è esente.',
    total: ({ amount }) => `Totale: ${money(amount)}.`,
    supplier: ({ amount }) => `Importo dei fornitori: ${money(amount)}.`,
    platform: ({ amount }) => `La piattaforma trattiene ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null ? `${payee} riceve ${money(amount)}.` : `${payee} riceve ${money(amount)}: ${money(full)} meno ${money(discount)}.`,
  },
};
