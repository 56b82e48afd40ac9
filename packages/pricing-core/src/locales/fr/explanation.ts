// French: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('fr');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# nuit', other: '# nuits' },
  week: { one: '# semaine', other: '# semaines' },
  camp_week: { one: '# semaine de stage', other: '# semaines de stage' },
  transfer: { one: '# transfert', other: '# transferts' },
  immersion_day: { one: '# jour d’immersion', other: '# jours d’immersion' },
  trip: { one: '# voyage', other: '# voyages' },
};
const MORE: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# nuit de plus', other: '# nuits de plus' },
  week: { one: '# semaine de plus', other: '# semaines de plus' },
  camp_week: { one: '# semaine de stage de plus', other: '# semaines de stage de plus' },
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
const PRICE_OF = { base: 'tarif propre', county: 'tarif de la région', country: 'tarif du pays' } as const;

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
      stay: 'Le séjour',
      nearMisses: 'Ce qui a failli s’appliquer',
      absent: 'Ce qui ne compte pas',
      optional: 'Ce qui peut s’ajouter',
      totals: 'En tout',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} pour ${students(n)} chez ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} reçoit ${money(payout)} pour ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `Le client paie ${money(total)} pour ${students(n)} chez ${family} (grille tarifaire ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `Du ${date(from)} au ${date(to)} : ${days(n)}, le premier et le dernier compris ; ${units(nights, 'night')}.`,
    room: ({ weeks }) => `Du lundi au vendredi tient ${number(weeks)} fois dans le séjour : place pour ${units(weeks, 'camp_week')}.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')} : un séjour en famille n’en a pas.`,
        asked: `${units(weeks, 'camp_week')}, comme demandé.`,
        chosen_activities: `${units(weeks, 'camp_week')} : la somme des semaines des activités choisies.`,
        room: `${units(weeks, 'camp_week')} : toute la place disponible.`,
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
          return `${counted} : ${days(origin.days)} moins un.`;
        case 'activity_weeks':
          return `${counted}, comme choisi pour cette activité.`;
        case 'family_camp_weeks':
          return `${counted} : ${number(origin.campWeeks.weeks)} au total, dont ${number(origin.campWeeks.chosenWeeks)} dans les activités choisies.`;
        case 'weeks_begun':
          return `${counted} : semaines entamées en ${units(origin.nights, 'night')}.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, quantité fixée par la grille tarifaire.`;
        case 'one_transfer':
          return `${counted}, la grille tarifaire n’indiquant pas d’autre quantité.`;
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
    hides: ({ level, place, asked }) => `Il passe avant le ${PRICE_OF[level]} ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Vous demandez' : 'Le prestataire demande'} ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Commission client', words, 'du prix client'),
    providerCommission: (words) =>
      commission(words.reader === 'host' ? 'Votre commission' : 'Commission prestataire', words, 'du montant demandé'),
    price: ({ price }) => `Prix : ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `Prix : ${money(price)}, soit ${money(full)} moins une remise de ${money(discount)}.`,
    payout: ({ payout }) => `Vous recevez ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `Vous recevez ${money(payout)}, soit ${money(full)} moins une remise de ${money(discount)} que vous accordez.`,
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
      `Les règles ajoutent ${points(by)} à une commission prestataire de ${percent(percentage)} : elle ne dépasse pas ${percent('100')}.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more: by, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)}, il en faut ${number(needed)} : avec ${more(by, unit)}, les frais de service baissent de ${points(fall)}. Le prix serait alors de ${money(price)}, soit ${money(saving)} de moins que sans cette baisse.`,
    host: ({ quantity, needed, more: by, unit, points: rise, payout }) =>
      `${units(quantity, unit)}, il en faut ${number(needed)} : avec ${more(by, unit)}, votre commission augmente de ${points(rise)}. Vous recevriez alors ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)}, il en faut ${number(shortfall.needed)} : avec ${more(shortfall.more, unit)}`;
      const given = code === null ? '' : `avec le code « ${code} »${replacesCode === null ? '' : ` au lieu de « ${replacesCode} »`}`;
      const effects = [
        change('la commission client', demand, !demand.startsWith('-')),
        change('la commission prestataire', supply, supply.startsWith('-')),
      ];
      return `${sentence([needs, given].filter(Boolean).join(' et '))}, ${all(effects)} (règle ${number(position)}). La ligne coûterait ${money(price)} et rapporterait ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `La règle ${number(position)} est hors d’atteinte : ${
        {
          quantity_fixed: 'la quantité est fixe, quel que soit le séjour',
          beyond_limits: 'aucun séjour ne peut durer autant',
          rule_has_no_code: 'elle ne s’applique pas d’elle-même et n’a pas de code',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title} : ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `Le ${PRICE_OF[why.at.level]} (${why.at.place.name}) cède le pas au ${PRICE_OF[why.by.level]} (${why.by.place.name}).`;
        case 'trip_type_inactive':
          return `Le type de voyage « ${why.tripType.name} » est désactivé ; activez-le dans la grille tarifaire.`;
        case 'amount_zero':
          return 'Le montant est de 0 ; fixez-en un dans la grille tarifaire.';
        case 'not_a_camp':
          return 'Seuls les stages d’une activité comptent.';
        case 'activity_in_family_stay':
          return 'Un séjour en famille écarte les activités ; demandez un séjour mixte ou local.';
        case 'service_not_selected':
          return `La prestation « ${why.serviceType.name} » n’est pas choisie ; ajoutez la prestation ${why.serviceType.id}.`;
        case 'no_nights':
          return 'Le séjour n’a aucune nuit ; restez-en une au moins.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Un séjour local n’a pas de jour d’immersion ; demandez un séjour mixte ou en famille.'
            : 'Les stages remplissent le séjour ; restez plus longtemps ou prenez moins de semaines de stage.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Un séjour en famille n’a pas de semaine de stage ; demandez un séjour mixte ou local.',
            no_monday_to_friday: 'Le séjour ne contient aucune suite du lundi au vendredi ; choisissez d’autres dates.',
            all_at_activities: 'Les activités choisies occupent toutes les semaines de stage ; demandez-en davantage.',
            all_possible_at_activities:
              'Les activités choisies occupent toutes les semaines de stage possibles dans le séjour ; restez plus longtemps ou choisissez-y moins de semaines.',
            none_wanted: 'Aucune semaine de stage n’est demandée ; demandez-en une.',
          }[why.cause];
        case 'quantity_zero':
          return 'La quantité est de 0 dans la grille tarifaire ; fixez-en une.';
      }
    },
    ifSelected: ({ price, payout }) => `Cela coûterait ${money(price)} et rapporterait ${money(payout)}.`,
    optional: ({ title, service, price }) =>
      `${title} : ${money(price)} de plus, hors TVA. Choisissez la prestation « ${service} » pour l’ajouter.`,
  },
  totals: {
    subtotal: ({ amount }) => `Avant remises : ${money(amount)}.`,
    discount: ({ amount }) => `Remises : ${money(amount)}.`,
    vat: ({ amount }) => `TVA : ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `TVA : ${percent(percentage)} du montant prestataires de ${money(of)} font ${exactly(exact, amount)}.`,
    vatExempt: () => 'Pas de TVA : le client en est exonéré.',
    total: ({ amount }) => `À payer : ${money(amount)}.`,
    supplier: ({ amount }) => `Montant prestataires : ${money(amount)}.`,
    platform: ({ amount }) => `La plateforme garde ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee} reçoit ${money(amount)}.`
        : `${payee} reçoit ${money(amount)} : ${money(full)} moins ${money(discount)}.`,
  },
};
