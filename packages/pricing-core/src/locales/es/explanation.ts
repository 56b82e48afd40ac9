// Spanish: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money, type PluralForms, sentence } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, count, countDecimal, all, number } = /* @__PURE__ */ formatterFor('es');

const UNITS: Readonly<Record<CountUnit, PluralForms>> = {
  night: { one: '# noche', other: '# noches' },
  week: { one: '# semana', other: '# semanas' },
  camp_week: { one: '# semana de campamento', other: '# semanas de campamento' },
  transfer: { one: '# traslado', other: '# traslados' },
  immersion_day: { one: '# día de inmersión', other: '# días de inmersión' },
  trip: { one: '# viaje', other: '# viajes' },
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: 'por noche',
  per_day: 'por día',
  per_week: 'por semana',
  per_transfer: 'por traslado',
  immersion: 'por día de inmersión',
  per_trip: 'por viaje',
};
const PRICE_OF = { base: 'precio propio', county: 'precio del condado', country: 'precio del país' } as const;

const units = (quantity: number, unit: CountUnit) => count(quantity, UNITS[unit]);
const days = (quantity: number) => count(quantity, { one: '# día', other: '# días' });
const students = (quantity: number) => count(quantity, { one: '# estudiante', other: '# estudiantes' });
const points = (text: string) => countDecimal(text, { one: '# punto', other: '# puntos' });
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `a partir de ${units(minQuantity, unit)}` : '';
  const given = code === null ? '' : `con el código «${code}»`;
  return [reached, given].filter(Boolean).join(' ') || 'siempre';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : ` (${percent(discounted)} tras los descuentos)`;
  const extra = fixed === null ? '' : `, más ${money(fixed)} fijos por unidad`;
  return `${label}: ${percent(percentage)} ${of}${changed}${extra}.`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject} no cambia`;
  return `${subject} ${falls ? 'baja' : 'sube'} ${points(unsigned(text))}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `exactamente ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : ` (${exact.fraction})`;
  return `exactamente ${decimal(exact.decimal)}${fraction}, redondeado a ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: 'Estancia',
      nearMisses: 'Descuentos no alcanzados',
      absent: 'No incluido',
      optional: 'Extras opcionales',
      totals: 'Totales',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${money(total)} para ${students(n)} con ${family}.`,
    host: ({ payout, payee, students: n }) => `${payee} cobra ${money(payout)} por ${students(n)}.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `El cliente paga ${money(total)} por ${students(n)} con ${family} (tarifa ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `Del ${date(from)} al ${date(to)}: ${days(n)}, incluidas ambas fechas; ${units(nights, 'night')}.`,
    room: ({ weeks }) =>
      `${units(weeks, 'camp_week')} como máximo: las fechas incluyen ${count(weeks, { one: '# vez', other: '# veces' })} de lunes a viernes.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: una estancia en familia no tiene.`,
        asked: `${units(weeks, 'camp_week')}, según lo pedido.`,
        chosen_activities: `${units(weeks, 'camp_week')}: el total de las actividades elegidas.`,
        room: `${units(weeks, 'camp_week')}: todas las que caben en la estancia.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: todos los días de una estancia en familia.`,
        local: `${units(immersionDays, 'immersion_day')}: una estancia local no tiene.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)} menos ${units(campWeeks, 'camp_week')} de ${days(campDaysPerWeek)}.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template} (${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'Forma parte de toda estancia.',
        chosen_activity: `Forma parte de la actividad elegida ${payee}.`,
        selected_service: `Se ha elegido el servicio «${service}».`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}: ${days(origin.days)} menos 1.`;
        case 'activity_weeks':
          return `${counted}, según lo elegido para esta actividad.`;
        case 'family_camp_weeks':
          return `${counted}: ${number(origin.campWeeks.weeks)} en total, de ellas ${number(origin.campWeeks.chosenWeeks)} en actividades elegidas.`;
        case 'weeks_begun':
          return `${counted}: ${units(origin.nights, 'night')}, redondeando a semanas completas.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}, según la tarifa.`;
        case 'one_transfer':
          return `${counted}: la tarifa no fija otra cantidad.`;
        case 'one_trip':
          return `${counted}: se cobra una vez por viaje.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `Para ${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => 'Se cobra una vez por reserva, sea cual sea el número de estudiantes.',
    level: ({ level, place, passed }) =>
      passed.length === 0
        ? `Es el precio propio de ${place}.`
        : `Es el ${PRICE_OF[level]} ${place}; ${all(passed)} no ${passed.length === 1 ? 'tiene' : 'tienen'}.`,
    hides: ({ level, place, asked }) => `Sustituye al ${PRICE_OF[level]} ${place}, ${money(asked)}.`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'Su precio' : 'Precio del proveedor'}: ${money(asked)} ${PRICED[pricingType]}.`,
    customerCommission: (words) => commission('Comisión del cliente', words, 'del precio del cliente'),
    providerCommission: (words) =>
      words.reader === 'host'
        ? commission('Su comisión', words, 'de su precio')
        : commission('Comisión del proveedor', words, 'del precio del proveedor'),
    price: ({ price }) => `Cuesta ${money(price)}.`,
    priceDiscounted: ({ full, discount, price }) => `Cuesta ${money(price)}: ${money(full)} menos un descuento de ${money(discount)}.`,
    payout: ({ payout }) => `Usted cobra ${money(payout)}.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `Usted cobra ${money(payout)}: ${money(full)} menos su descuento de ${money(discount)}.`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: 'Precio del cliente',
        customerDiscounted: 'Precio del cliente tras los descuentos',
        provider: 'Pago al anfitrión',
        providerDiscounted: 'Pago al anfitrión tras los descuentos',
      }[which];
      return `${label}: ${exactly(exact, rounded)}.`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) =>
      `${sentence(all(rules.map(condition)))}: los gastos de servicio bajan ${points(by)} y usted ahorra ${money(saving)}.`,
    host: ({ rules, points: by, cost }) =>
      `${sentence(all(rules.map(condition)))}: su comisión sube ${points(by)}, lo que le cuesta ${money(cost)}.`,
    finance: ({ position, demand, supply, ...rule }) =>
      `Se aplica la regla ${number(position)} (${condition(rule)}): comisión del cliente −${points(demand)}, comisión del proveedor +${points(supply)}.`,
    demandClamped: ({ points: by, percentage }) =>
      `Las reglas quitan ${points(by)}, pero la comisión del cliente es solo del ${percent(percentage)}: baja a ${percent('0')}.`,
    supplyClamped: ({ points: by, percentage }) =>
      `Las reglas añaden ${points(by)} a una comisión del proveedor del ${percent(percentage)}: no puede superar el ${percent('100')}.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)} de ${number(needed)}: con ${units(more, unit)} más, los gastos de servicio bajan ${points(fall)}. Costaría ${money(price)} y usted ahorraría ${money(saving)}.`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)} de ${number(needed)}: con ${units(more, unit)} más, su comisión sube ${points(rise)}. Usted cobraría ${money(payout)}.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)} de ${number(shortfall.needed)}: con ${units(shortfall.more, unit)} más`;
      const given = code === null ? '' : `con el código «${code}»${replacesCode === null ? '' : ` en lugar de «${replacesCode}»`}`;
      const effects = [
        change('la comisión del cliente', demand, !demand.startsWith('-')),
        change('la comisión del proveedor', supply, supply.startsWith('-')),
      ];
      return `${sentence([needs, given].filter(Boolean).join(' y '))}, ${all(effects)} (regla ${number(position)}). La línea costaría ${money(price)}, con un pago de ${money(payout)}.`;
    },
    unattainable: ({ position, cause }) =>
      `La regla ${number(position)} no puede aplicarse: ${
        {
          quantity_fixed: 'la cantidad es fija',
          beyond_limits: 'ninguna estancia puede durar tanto',
          rule_has_no_code: 'necesita un código y no lo tiene',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `El ${PRICE_OF[why.at.level]} (${why.at.place.name}) se sustituye por el ${PRICE_OF[why.by.level]} (${why.by.place.name}).`;
        case 'trip_type_inactive':
          return `El tipo de viaje «${why.tripType.name}» está inactivo. Actívelo en la tarifa.`;
        case 'amount_zero':
          return 'Su importe es 0. Fije uno en la tarifa.';
        case 'not_a_camp':
          return 'Las actividades solo tienen precio para campamentos.';
        case 'activity_in_family_stay':
          return 'Una estancia en familia no tiene actividades. Elija una mixta o local.';
        case 'service_not_selected':
          return `No se ha elegido el servicio «${why.serviceType.name}». Añada el servicio ${why.serviceType.id}.`;
        case 'paid_by_other_stay':
          return 'Se cobra una vez por reserva: lo paga otra estancia de esta reserva.';
        case 'no_nights':
          return 'La estancia no tiene noches. Elija al menos 1.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'Una estancia local no tiene días de inmersión. Elija una mixta o en familia.'
            : 'Los campamentos llenan la estancia. Elija una más larga o menos semanas de campamento.';
        case 'no_camp_weeks':
          return {
            family_stay: 'Una estancia en familia no tiene semanas de campamento. Elija una mixta o local.',
            no_monday_to_friday: 'Las fechas no incluyen ningún periodo de lunes a viernes. Elija otras fechas.',
            all_at_activities: 'Las actividades elegidas ocupan todas las semanas de campamento. Añada más.',
            all_possible_at_activities:
              'Las actividades elegidas ocupan todas las semanas de campamento que caben. Elija una estancia más larga o menos semanas de actividades.',
            none_wanted: 'No se ha pedido ninguna semana de campamento. Añada al menos 1.',
          }[why.cause];
        case 'quantity_zero':
          return 'Su cantidad en la tarifa es 0. Fije una.';
      }
    },
    ifSelected: ({ price, payout }) => `Costaría ${money(price)}, con un pago de ${money(payout)}.`,
    optional: ({ title, service, price }) =>
      `${title}: ${money(price)} más, IVA no incluido. Elija el servicio «${service}» para añadirlo.`,
  },
  totals: {
    subtotal: ({ amount }) => `Antes de descuentos: ${money(amount)}.`,
    discount: ({ amount }) => `Descuentos: ${money(amount)}.`,
    vat: ({ amount }) => `IVA: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `IVA: el ${percent(percentage)} del importe de proveedores de ${money(of)} es ${exactly(exact, amount)}.`,
    vatExempt: () => 'Sin IVA: el cliente está exento.',
    total: ({ amount }) => `Total: ${money(amount)}.`,
    supplier: ({ amount }) => `Importe de proveedores: ${money(amount)}.`,
    platform: ({ amount }) => `La plataforma se queda con ${money(amount)}.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null ? `${payee} cobra ${money(amount)}.` : `${payee} cobra ${money(amount)}: ${money(full)} menos ${money(discount)}.`,
  },
};
