// Korean: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, all, number } = /* @__PURE__ */ formatterFor('ko');

const UNITS: Readonly<Record<CountUnit, (count: string) => string>> = {
  night: (count) => `${count}박`,
  week: (count) => `${count}주`,
  camp_week: (count) => `캠프 ${count}주`,
  transfer: (count) => `교통편 ${count}회`,
  immersion_day: (count) => `몰입 체험 ${count}일`,
  trip: (count) => `여행 ${count}회`,
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: '1박당',
  per_day: '1일당',
  per_week: '1주당',
  per_transfer: '교통편 1회당',
  immersion: '몰입 체험 1일당',
  per_trip: '여행당',
};
const PRICE_OF = { base: '자체 요금', county: '카운티 요금', country: '국가 요금' } as const;

const units = (quantity: number, unit: CountUnit) => UNITS[unit](number(quantity));
const days = (quantity: number) => `${number(quantity)}일`;
const students = (quantity: number) => `학생 ${number(quantity)}명`;
const points = (text: string) => `${decimal(text)}퍼센트포인트`;
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `${units(minQuantity, unit)} 이상` : '';
  const given = code === null ? '' : `코드 “${code}”`;
  return [reached, given].filter(Boolean).join(', ') || '항상';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : `(할인 후 ${percent(discounted)})`;
  const extra = fixed === null ? '' : `, 단위마다 ${money(fixed)} 추가`;
  return `${label}: ${of}의 ${percent(percentage)}${changed}${extra}.`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject}는 그대로입니다`;
  return `${subject}가 ${points(unsigned(text))} ${falls ? '내려갑니다' : '올라갑니다'}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `정확히 ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : `(${exact.fraction})`;
  return `정확히 ${decimal(exact.decimal)}${fraction}, 반올림하면 ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: '체류',
      nearMisses: '조건에 미달한 할인',
      absent: '포함되지 않는 것',
      optional: '선택 추가 항목',
      totals: '합계',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${family} 체류, ${students(n)}: ${money(total)}.`,
    host: ({ payout, payee, students: n }) => `${payee}의 수령액은 ${students(n)}에 ${money(payout)}입니다.`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `고객 결제액: ${family} 체류, ${students(n)}, ${money(total)}(요금표 ${bookVersion}).`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) =>
      `${date(from)}부터 ${date(to)}까지: 두 날짜를 포함해 ${days(n)}, ${units(nights, 'night')}입니다.`,
    room: ({ weeks }) => `월요일부터 금요일까지가 ${number(weeks)}번 들어갑니다. ${units(weeks, 'camp_week')}까지 가능합니다.`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}: 가정 체류에는 캠프가 없습니다.`,
        asked: `${units(weeks, 'camp_week')}: 요청하신 대로입니다.`,
        chosen_activities: `${units(weeks, 'camp_week')}: 선택한 액티비티의 주 수 합계입니다.`,
        room: `${units(weeks, 'camp_week')}: 체류에 들어가는 모든 주입니다.`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}: 가정 체류의 모든 날입니다.`,
        local: `${units(immersionDays, 'immersion_day')}: 로컬 체류에는 없습니다.`,
        mixed: `${units(immersionDays, 'immersion_day')}: ${days(n)}에서 ${units(campWeeks, 'camp_week')}(주당 ${days(campDaysPerWeek)})를 뺀 것입니다.`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template}(${PRICED[pricingType]}), ${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: '모든 체류에 포함됩니다.',
        chosen_activity: `선택한 액티비티 “${payee}”에 포함됩니다.`,
        selected_service: `“${service}” 서비스를 선택했습니다.`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}: ${days(origin.days)}에서 하루를 뺀 것입니다.`;
        case 'activity_weeks':
          return `${counted}: 이 액티비티에 선택한 대로입니다.`;
        case 'family_camp_weeks':
          return `${counted}: 모두 ${number(origin.campWeeks.weeks)}주 중 ${number(origin.campWeeks.chosenWeeks)}주는 선택한 액티비티입니다.`;
        case 'weeks_begun':
          return `${counted}: ${units(origin.nights, 'night')}을 주 단위로 올림한 것입니다.`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}: 요금표에 정해진 수량입니다.`;
        case 'one_transfer':
          return `${counted}: 요금표에 다른 수량이 없습니다.`;
        case 'one_trip':
          return `${counted}: 여행마다 한 번 부과됩니다.`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) => `${students(n)}: ${number(quantity)} × ${number(n)} = ${number(product)}.`,
    perBooking: () => '학생 수와 관계없이 예약마다 한 번 부과됩니다.',
    level: ({ level, place, passed }) =>
      passed.length === 0 ? `${place}의 자체 요금입니다.` : `${PRICE_OF[level]}(${place})입니다. ${all(passed)}에는 요금이 없습니다.`,
    hides: ({ level, place, asked }) => `${PRICE_OF[level]}(${place}, ${money(asked)})보다 우선합니다.`,
    asked: ({ asked, pricingType, reader }) => `${reader === 'host' ? '내 단가' : '제공자 단가'}: ${PRICED[pricingType]} ${money(asked)}.`,
    customerCommission: (words) => commission('고객 수수료', words, '고객 요금'),
    providerCommission: (words) =>
      words.reader === 'host' ? commission('내 수수료', words, '내 단가') : commission('제공자 수수료', words, '제공자 단가'),
    price: ({ price }) => `요금은 ${money(price)}입니다.`,
    priceDiscounted: ({ full, discount, price }) => `요금은 ${money(price)}입니다(${money(full)}에서 ${money(discount)} 할인).`,
    payout: ({ payout }) => `수령액은 ${money(payout)}입니다.`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `수령액은 ${money(payout)}입니다(${money(full)}에서 부담하시는 할인 ${money(discount)}을 뺀 금액).`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: '고객 요금',
        customerDiscounted: '할인 후 고객 요금',
        provider: '지급액',
        providerDiscounted: '할인 후 지급액',
      }[which];
      return `${label}: ${exactly(exact, rounded)}.`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) =>
      `${all(rules.map(condition))}: 서비스 수수료가 ${points(by)} 내려가 ${money(saving)} 절약됩니다.`,
    host: ({ rules, points: by, cost }) =>
      `${all(rules.map(condition))}: 수수료가 ${points(by)} 올라가 수령액이 ${money(cost)} 줄어듭니다.`,
    finance: ({ position, demand, supply, ...rule }) =>
      `규칙 ${number(position)} 적용(${condition(rule)}): 고객 수수료 −${points(demand)}, 제공자 수수료 +${points(supply)}.`,
    demandClamped: ({ points: by, percentage }) =>
      `규칙으로는 ${points(by)} 내려가지만 고객 수수료가 ${percent(percentage)}뿐이므로 ${percent('0')}가 됩니다.`,
    supplyClamped: ({ points: by, percentage }) =>
      `규칙으로는 제공자 수수료 ${percent(percentage)}에 ${points(by)} 더해지지만 ${percent('100')}를 넘지 않습니다.`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)}, 조건은 ${units(needed, unit)}: ${units(more, unit)} 더하면 서비스 수수료가 ${points(fall)} 내려갑니다. 그때 요금은 ${money(price)}, 절약 금액은 ${money(saving)}입니다.`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)}, 조건은 ${units(needed, unit)}: ${units(more, unit)} 더하면 수수료가 ${points(rise)} 올라갑니다. 그때 수령액은 ${money(payout)}입니다.`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)}, 조건은 ${units(shortfall.needed, unit)}: ${units(shortfall.more, unit)} 더하고`;
      const given = code === null ? '' : `${replacesCode === null ? '' : `“${replacesCode}” 대신 `}코드 “${code}”를 쓰면`;
      const way = code === null ? needs.replace(/더하고$/, '더하면') : [needs, given].filter(Boolean).join(' ');
      const effects = [change('고객 수수료', demand, !demand.startsWith('-')), change('제공자 수수료', supply, supply.startsWith('-'))];
      return `${way} ${effects.join('. ')}(규칙 ${number(position)}). 이 항목의 요금은 ${money(price)}, 지급액은 ${money(payout)}이 됩니다.`;
    },
    unattainable: ({ position, cause }) =>
      `규칙 ${number(position)}은 적용될 수 없습니다: ${
        {
          quantity_fixed: '수량이 고정되어 있습니다',
          beyond_limits: '그만큼 긴 체류는 할 수 없습니다',
          rule_has_no_code: '코드가 필요하지만 없습니다',
        }[cause]
      }.`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}: ${reasons.join(' ')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `${PRICE_OF[why.at.level]}(${why.at.place.name})보다 ${PRICE_OF[why.by.level]}(${why.by.place.name})이 우선합니다.`;
        case 'trip_type_inactive':
          return `“${why.tripType.name}” 여행 유형이 비활성입니다. 요금표에서 활성화해 주세요.`;
        case 'amount_zero':
          return '금액이 0입니다. 요금표에서 금액을 정해 주세요.';
        case 'not_a_camp':
          return '액티비티 요금은 캠프에만 있습니다.';
        case 'activity_in_family_stay':
          return '가정 체류에는 액티비티가 없습니다. 혼합 또는 로컬 체류를 선택해 주세요.';
        case 'service_not_selected':
          return `“${why.serviceType.name}” 서비스가 선택되지 않았습니다. 서비스 ${why.serviceType.id}번을 추가해 주세요.`;
        case 'paid_by_other_stay':
          return '예약마다 한 번 부과되며, 이 예약의 다른 숙박이 지불합니다.';
        case 'no_nights':
          return '숙박이 없습니다. 1박 이상 선택해 주세요.';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? '로컬 체류에는 몰입 체험일이 없습니다. 혼합 또는 가정 체류를 선택해 주세요.'
            : '캠프가 체류를 모두 채웁니다. 더 오래 머물거나 캠프 주 수를 줄여 주세요.';
        case 'no_camp_weeks':
          return {
            family_stay: '가정 체류에는 캠프 주간이 없습니다. 혼합 또는 로컬 체류를 선택해 주세요.',
            no_monday_to_friday: '월요일부터 금요일까지 온전한 주가 없습니다. 다른 날짜를 선택해 주세요.',
            all_at_activities: '선택한 액티비티가 캠프 주간을 모두 차지합니다. 요청 주 수를 늘려 주세요.',
            all_possible_at_activities:
              '체류에 들어가는 캠프 주간을 선택한 액티비티가 모두 차지합니다. 체류를 늘리거나 그 주 수를 줄여 주세요.',
            none_wanted: '요청한 캠프 주간이 없습니다. 1주 이상 추가해 주세요.',
          }[why.cause];
        case 'quantity_zero':
          return '요금표의 수량이 0입니다. 요금표에서 수량을 정해 주세요.';
      }
    },
    ifSelected: ({ price, payout }) => `추가하면 요금은 ${money(price)}, 지급액은 ${money(payout)}입니다.`,
    optional: ({ title, service, price }) =>
      `${title}: 부가세 별도로 ${money(price)} 추가됩니다. “${service}” 서비스를 선택하면 추가됩니다.`,
  },
  totals: {
    subtotal: ({ amount }) => `할인 전: ${money(amount)}.`,
    discount: ({ amount }) => `할인: ${money(amount)}.`,
    vat: ({ amount }) => `부가세: ${money(amount)}.`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `부가세: 제공자 금액 ${money(of)}의 ${percent(percentage)}는 ${exactly(exact, amount)}.`,
    vatExempt: () => '부가세 없음: 고객은 면세입니다.',
    total: ({ amount }) => `합계: ${money(amount)}.`,
    supplier: ({ amount }) => `제공자 금액: ${money(amount)}.`,
    platform: ({ amount }) => `플랫폼 수수료는 ${money(amount)}입니다.`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee}의 수령액은 ${money(amount)}입니다.`
        : `${payee}의 수령액은 ${money(amount)}입니다(${money(full)}에서 ${money(discount)}을 뺀 금액).`,
  },
};
