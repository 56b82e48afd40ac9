// French: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('fr');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# nuit', other: '# nuits' },
  week: { one: '# semaine', other: '# semaines' },
  camp_week: { one: '# semaine de camp', other: '# semaines de camp' },
  transfer: { one: '# transfert', other: '# transferts' },
  immersion_day: { one: '# jour d’immersion', other: '# jours d’immersion' },
  trip: { one: '# voyage', other: '# voyages' },
};
const MORE: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# nuit de plus', other: '# nuits de plus' },
  week: { one: '# semaine de plus', other: '# semaines de plus' },
  camp_week: { one: '# semaine de camp de plus', other: '# semaines de camp de plus' },
  transfer: { one: '# transfert de plus', other: '# transferts de plus' },
  immersion_day: { one: '# jour d’immersion de plus', other: '# jours d’immersion de plus' },
  trip: { one: '# voyage de plus', other: '# voyages de plus' },
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: 'par nuit',
  per_day: 'par jour',
  per_week: 'par semaine',
  per_transfer: 'par transfert',
  immersion: 'par jour d’immersion',
  per_trip: 'par voyage',
};
const PRICE_OF = { base: 'tarif propre', county: 'tarif du comté', country: 'tarif du pays' } as const;

const units = (quantity: number, unit: CountUnit) => count(quantity, UNITS[unit]);
const more = (quantity: number, unit: CountUnit) => count(quantity, MORE[unit]);
const days = (quantity: number) => count(quantity, { one: '# jour', other: '# jours' });
const students = (quantity: number) => count(quantity, { one: '# élève', other: '# élèves' });
const points = (text: string) => countDecimal(text, { one: '# point', other: '# points' });
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `à partir de ${units(minQuantity, unit)}` : '';
  const given = code === null ? '' : `avec le code « ${code} »`;
  return [reached, given].filter(Boolean).join(' ') || 'toujours';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : ` (${percent(discounted)} après remises)`;
  const extra = fixed === null ? '' : `, plus ${money(fixed)} fixes par unité`;
  return `${label} : ${percent(percentage)} ${of}${changed}${extra}.`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject} ne change pas`;
  return `${subject} ${falls ? 'baisse' : 'augmente'} de ${points(unsigned(text))}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `exactement ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : ` (${exact.fraction})`;
  return `exactement ${decimal(exact.decimal)}${fraction}, arrondi à ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: 'Séjour',
      nearMisses: 'Remises non atteintes',
      absent: 'Non compris',
      optional: 'Options',
      totals: 'Totaux',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} pour ${students(n)} chez ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} reçoit ${money(payout)} pour ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `Le client paie ${money(total)} pour ${students(n)} chez ${family} (grille tarifaire ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `Du ${date(from)} au ${date(to)} : ${days(n)}, ces deux dates comprises ; ${units(nights, 'night')}.`,
    room: ({ weeks }) => `${units(weeks, 'camp_week')} au plus : les dates comprennent ${number(weeks)} fois du lundi au vendredi.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')} : un séjour en famille n’en a pas.`,
        asked: `${units(weeks, 'camp_week')}, comme demandé.`,
        chosen_activities: `${units(weeks, 'camp_week')} : le total des activités choisies.`,
        room: `${units(weeks, 'camp_week')} : toutes celles que permet le séjour.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')} : tous les jours d’un séjour en famille.`,
        local: `${units(immersionDays, 'immersion_day')} : un séjour local n’en a pas.`,
        mixed: `${units(immersionDays, 'immersion_day')} : ${days(n)} moins ${units(campWeeks, 'camp_week')} de ${days(campDaysPerWeek)}.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template} (${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'Compris dans tout séjour.',
        chosen_activity: `Compris avec l’activité choisie ${payee}.`,
        selected_service: `La prestation « ${service} » a été choisie.`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted} : ${days(origin.days)} moins 1.`;
        case 'activity_weeks':
          return `${counted}, comme choisi pour cette activité.`;
        case 'family_camp_weeks':
          return `${counted} : ${number(origin.campWeeks.weeks)} au total, dont ${number(origin.campWeeks.chosenWeeks)} dans les activités choisies.`;
        case 'weeks_begun':
          return `${counted} : ${units(origin.nights, 'night')}, en arrondissant à la semaine supérieure.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, comme fixé dans la grille tarifaire.`;
        case 'one_transfer':
          return `${counted} : la grille tarifaire ne fixe pas d’autre quantité.`;
        case 'one_trip':
          return `${counted} : facturé une fois par voyage.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `Pour ${students(n)} : ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Facturé une fois par réservation, quel que soit le nombre d’élèves.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `Tarif propre de ${place}.`
        : `Tarif retenu : ${PRICE_OF[level]} ${place} ; ${all(passed)} n’en ${passed.length === 1 ? 'a' : 'ont'} pas.`,
    hides: ({ level, place, asked }) => `Il remplace le ${PRICE_OF[level]} ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Votre tarif' : 'Tarif prestataire'} : ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Commission client', words, 'du prix client'),
    providerCommission: (words) =>
      words.reader === 'host'
        ? commission('Votre commission', words, 'de votre tarif')
        : commission('Commission prestataire', words, 'du tarif prestataire'),
    price: ({ price }) => `Prix : ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `Prix : ${money(price)}, soit ${money(full)} moins une remise de ${money(discount)}.`,
    payout: ({ payout }) => `Vous recevez ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `Vous recevez ${money(payout)}, soit ${money(full)} moins votre remise de ${money(discount)}.`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: 'Prix client',
        customerDiscounted: 'Prix client après remises',
        provider: 'Versement',
        providerDiscounted: 'Versement après remises',
      }[which];
      return `${label} : ${exactly(exact, rounded)}.`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) =>
      `${sentence(all(rules.map(condition)))} : les frais de service baissent de ${points(by)}, vous économisez ${money(saving)}.`,
    host: ({ rules, points: by, cost }) =>
      `${sentence(all(rules.map(condition)))} : votre commission augmente de ${points(by)}, ce qui vous coûte ${money(cost)}.`,
    finance: ({ position, demand, supply, ...rule }) =>
      `La règle ${number(position)} s’applique (${condition(rule)}) : commission client −${points(demand)}, commission prestataire +${points(supply)}.`,
    demandClamped: ({ points: by, percentage }) =>
      `Les règles retirent ${points(by)}, mais la commission client n’est que de ${percent(percentage)} : elle tombe à ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `Les règles ajoutent ${points(by)} à une commission prestataire de ${percent(percentage)} : elle ne peut pas dépasser ${percent('100')}.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more: by, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)} sur ${number(needed)} : avec ${more(by, unit)}, les frais de service baissent de ${points(fall)}. Le prix serait alors de ${money(price)}, soit ${money(saving)} d’économie.`,
    host: ({ quantity, needed, more: by, unit, points: rise, payout }) =>
      `${units(quantity, unit)} sur ${number(needed)} : avec ${more(by, unit)}, votre commission augmente de ${points(rise)}. Vous recevriez alors ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null ? '' : `${units(shortfall.quantity, unit)} sur ${number(shortfall.needed)} : avec ${more(shortfall.more, unit)}`;
      const given = code === null ? '' : `avec le code « ${code} »${replacesCode === null ? '' : ` au lieu de « ${replacesCode} »`}`;
      const effects = [
        change('la commission client', demand, !demand.startsWith('-')),
        change('la commission prestataire', supply, supply.startsWith('-')),
      ];
      return `${sentence([needs, given].filter(Boolean).join(' et '))}, ${all(effects)} (règle ${number(position)}). La ligne coûterait ${money(price)}, avec un versement de ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `La règle ${number(position)} ne peut pas s’appliquer : ${
        {
          quantity_fixed: 'la quantité est fixe',
          beyond_limits: 'aucun séjour ne peut durer autant',
          rule_has_no_code: 'il lui faut un code et elle n’en a pas',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title} : ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `Le ${PRICE_OF[why.at.level]} (${why.at.place.name}) est remplacé par le ${PRICE_OF[why.by.level]} (${why.by.place.name}).`;
        case 'trip_type_inactive':
          return `Le type de voyage « ${why.tripType.name} » est inactif. Activez-le dans la grille tarifaire.`;
        case 'amount_zero':
          return 'Le montant est de 0. Fixez-en un dans la grille tarifaire.';
        case 'not_a_camp':
          return 'Les activités n’ont de prix que pour les camps.';
        case 'activity_in_family_stay':
          return 'Un séjour en famille n’a pas d’activités. Choisissez un séjour mixte ou local.';
        case 'service_not_selected':
          return `La prestation « ${why.serviceType.name} » n’est pas choisie. Ajoutez la prestation ${why.serviceType.id}.`;
        case 'paid_by_other_stay':
          return 'Facturé une fois par réservation : un autre séjour de cette réservation le paie.';
        case 'no_nights':
          return 'Le séjour n’a aucune nuit. Choisissez-en au moins 1.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Un séjour local n’a pas de jour d’immersion. Choisissez un séjour mixte ou en famille.'
            : 'Les camps remplissent le séjour. Choisissez un séjour plus long ou moins de semaines de camp.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Un séjour en famille n’a pas de semaine de camp. Choisissez un séjour mixte ou local.',
            no_monday_to_friday: 'Le séjour ne comprend aucune semaine du lundi au vendredi. Choisissez d’autres dates.',
            all_at_activities: 'Les activités choisies occupent toutes les semaines de camp. Ajoutez-en.',
            all_possible_at_activities:
              'Les activités choisies occupent toutes les semaines de camp possibles. Choisissez un séjour plus long ou moins de semaines d’activité.',
            none_wanted: 'Aucune semaine de camp n’est demandée. Ajoutez-en au moins 1.',
          }[why.cause];
        case 'quantity_zero':
          return 'La quantité est de 0 dans la grille tarifaire. Fixez-en une.';
      }
    },
    ifSelected: ({ price, payout }) => `Cela coûterait ${money(price)}, avec un versement de ${money(payout)}.`,
    optional: ({ title, service, price }) =>
      `${title} : ${money(price)} de plus, hors TVA. Choisissez la prestation « ${service} » pour l’ajouter.`,
  },
  totals: {
    subtotal: ({ amount }) => `Avant remises : ${money(amount)}.`,
    discount: ({ amount }) => `Remises : ${money(amount)}.`,
    vat: ({ amount }) => `TVA : ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `TVA : ${percent(percentage)} du montant des prestataires de ${money(of)} font ${exactly(exact, amount)}.`,
    vatExempt: () => 'Pas de TVA : le client en est exonéré.',
    total: ({ amount }) => `Total : ${money(amount)}.`,
    supplier: ({ amount }) => `Montant des prestataires : ${money(amount)}.`,
    platform: ({ amount }) => `La plateforme garde ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee} reçoit ${money(amount)}.`
        : `${payee} reçoit ${money(amount)} : ${money(full)} moins ${money(discount)}.`,
  },
};
