// Chinese (simplified): why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, all, number } = /* @__PURE__ */ formatterFor('zh');

const UNITS: Readonly<Record<CountUnit, string>> = {
  night: '晚',
  week: '周',
  camp_week: '周营期',
  transfer: '次接送',
  immersion_day: '个沉浸日',
  trip: '个行程',
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: '每晚',
  per_day: '每天',
  per_week: '每周',
  per_transfer: '每次接送',
  immersion: '每个沉浸日',
  per_trip: '每个行程',
};
const PRICE_OF = { base: '自身价格', county: '郡价格', country: '国家价格' } as const;

const units = (quantity: number, unit: CountUnit) => `${number(quantity)} ${UNITS[unit]}`;
const days = (quantity: number) => `${number(quantity)} 天`;
const students = (quantity: number) => `${number(quantity)} 名学生`;
const points = (text: string) => `${decimal(text)} 个百分点`;
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `满 ${units(minQuantity, unit)}` : '';
  const given = code === null ? '' : `使用优惠码“${code}”`;
  return [reached, given].filter(Boolean).join('并') || '始终适用';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : `（折扣后 ${percent(discounted)}）`;
  const extra = fixed === null ? '' : `，另加每单位 ${money(fixed)}`;
  return `${label}：${of}的 ${percent(percentage)}${changed}${extra}。`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject}不变`;
  return `${subject}${falls ? '降低' : '提高'} ${points(unsigned(text))}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `精确值 ${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : `（${exact.fraction}）`;
  return `精确值 ${decimal(exact.decimal)}${fraction}，舍入为 ${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: '住宿',
      nearMisses: '未达到的折扣',
      absent: '未包含',
      optional: '可选项目',
      totals: '总计',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `入住${family}，${students(n)}，共 ${money(total)}。`,
    host: ({ payout, payee, students: n }) => `${payee}为 ${students(n)}收款 ${money(payout)}。`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `客户为 ${students(n)}入住${family}支付 ${money(total)}（价目表 ${bookVersion}）。`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) => `${date(from)}至${date(to)}：含首尾两天共 ${days(n)}，${units(nights, 'night')}。`,
    room: ({ weeks }) => `含 ${number(weeks)} 个周一至周五：最多 ${units(weeks, 'camp_week')}。`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}：家庭住宿没有营期。`,
        asked: `${units(weeks, 'camp_week')}：按要求。`,
        chosen_activities: `${units(weeks, 'camp_week')}：所选活动周数之和。`,
        room: `${units(weeks, 'camp_week')}：住宿期间的全部营期。`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}：家庭住宿的每一天。`,
        local: `${units(immersionDays, 'immersion_day')}：本地住宿没有。`,
        mixed: `${units(immersionDays, 'immersion_day')}：${days(n)}减去 ${units(campWeeks, 'camp_week')}（每周 ${days(campDaysPerWeek)}）。`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template}（${PRICED[pricingType]}），${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: '每次住宿都包含。',
        chosen_activity: `包含在所选活动“${payee}”中。`,
        selected_service: `已选择服务“${service}”。`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}：${days(origin.days)}减一。`;
        case 'activity_weeks':
          return `${counted}：为该活动所选。`;
        case 'family_camp_weeks':
          return `${counted}：共 ${number(origin.campWeeks.weeks)} 周，其中 ${number(origin.campWeeks.chosenWeeks)} 周在所选活动。`;
        case 'weeks_begun':
          return `${counted}：${units(origin.nights, 'night')}，不足一周按一周计。`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}：价目表规定的数量。`;
        case 'one_transfer':
          return `${counted}：价目表没有规定其他数量。`;
        case 'one_trip':
          return `${counted}：每个行程收取一次。`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) => `${students(n)}：${number(quantity)} × ${number(n)} = ${number(product)}。`,
    perBooking: () => '每个预订收取一次，与学生人数无关。',
    level: ({ level, place, passed }) =>
      passed.length === 0 ? `采用${place}的自身价格。` : `采用${PRICE_OF[level]}（${place}）；${all(passed)}没有此价格。`,
    hides: ({ level, place, asked }) => `取代${PRICE_OF[level]}（${place}，${money(asked)}）。`,
    asked: ({ asked, pricingType, reader }) => `${reader === 'host' ? '您的价格' : '提供方价格'}：${PRICED[pricingType]} ${money(asked)}。`,
    customerCommission: (words) => commission('客户佣金', words, '客户价格'),
    providerCommission: (words) =>
      words.reader === 'host' ? commission('您的佣金', words, '您的价格') : commission('提供方佣金', words, '提供方价格'),
    price: ({ price }) => `价格为 ${money(price)}。`,
    priceDiscounted: ({ full, discount, price }) => `价格为 ${money(price)}：${money(full)} 减去折扣 ${money(discount)}。`,
    payout: ({ payout }) => `您收款 ${money(payout)}。`,
    payoutDiscounted: ({ full, discount, payout }) => `您收款 ${money(payout)}：${money(full)} 减去您承担的折扣 ${money(discount)}。`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: '客户价格',
        customerDiscounted: '折扣后客户价格',
        provider: '打款',
        providerDiscounted: '折扣后打款',
      }[which];
      return `${label}：${exactly(exact, rounded)}。`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) => `${all(rules.map(condition))}：服务费降低 ${points(by)}，为您节省 ${money(saving)}。`,
    host: ({ rules, points: by, cost }) => `${all(rules.map(condition))}：您的佣金提高 ${points(by)}，少收 ${money(cost)}。`,
    finance: ({ position, demand, supply, ...rule }) =>
      `规则 ${number(position)} 适用（${condition(rule)}）：客户佣金 −${points(demand)}，提供方佣金 +${points(supply)}。`,
    demandClamped: ({ points: by, percentage }) => `规则共减 ${points(by)}，但客户佣金只有 ${percent(percentage)}：降至 ${percent('0')}。`,
    supplyClamped: ({ points: by, percentage }) => `规则在提供方佣金 ${percent(percentage)} 上加 ${points(by)}：不超过 ${percent('100')}。`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)}，需要 ${number(needed)}：再加 ${units(more, unit)}，服务费降低 ${points(fall)}。届时价格为 ${money(price)}，节省 ${money(saving)}。`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)}，需要 ${number(needed)}：再加 ${units(more, unit)}，您的佣金提高 ${points(rise)}。届时您收款 ${money(payout)}。`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)}，需要 ${number(shortfall.needed)}：再加 ${units(shortfall.more, unit)}`;
      const given = code === null ? '' : `使用优惠码“${code}”${replacesCode === null ? '' : `代替“${replacesCode}”`}`;
      const effects = [change('客户佣金', demand, !demand.startsWith('-')), change('提供方佣金', supply, supply.startsWith('-'))];
      return `${[needs, given].filter(Boolean).join('并')}，${effects.join('，')}（规则 ${number(position)}）。该项目价格将为 ${money(price)}，打款 ${money(payout)}。`;
    },
    unattainable: ({ position, cause }) =>
      `规则 ${number(position)} 无法适用：${
        {
          quantity_fixed: '数量固定',
          beyond_limits: '住宿不能这么长',
          rule_has_no_code: '需要优惠码但未设置',
        }[cause]
      }。`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}：${reasons.join('')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `${PRICE_OF[why.at.level]}（${why.at.place.name}）被${PRICE_OF[why.by.level]}（${why.by.place.name}）取代。`;
        case 'trip_type_inactive':
          return `行程类型“${why.tripType.name}”已停用，请在价目表中启用。`;
        case 'amount_zero':
          return '金额为 0，请在价目表中设定。';
        case 'not_a_camp':
          return '活动仅对营期计价。';
        case 'activity_in_family_stay':
          return '家庭住宿不含活动，请选择混合或本地住宿。';
        case 'service_not_selected':
          return `未选择服务“${why.serviceType.name}”，请添加服务 ${why.serviceType.id}。`;
        case 'paid_by_other_stay':
          return '每个预订收取一次，由该预订的另一段住宿支付。';
        case 'no_nights':
          return '住宿没有过夜，请至少选择 1 晚。';
        case 'no_immersion_days':
          return why.cause === 'local_stay' ? '本地住宿没有沉浸日，请选择混合或家庭住宿。' : '营期占满了住宿，请延长住宿或减少营期周数。';
        case 'no_camp_weeks':
          return {
            family_stay: '家庭住宿没有营期，请选择混合或本地住宿。',
            no_monday_to_friday: '日期不含完整的周一至周五，请选择其他日期。',
            all_at_activities: '所选活动占用了全部营期，请增加需要的周数。',
            all_possible_at_activities: '所选活动占用了住宿期间可能的全部营期，请延长住宿，或减少其周数。',
            none_wanted: '未要求营期，请至少添加 1 周。',
          }[why.cause];
        case 'quantity_zero':
          return '价目表中的数量为 0，请在其中设定。';
      }
    },
    ifSelected: ({ price, payout }) => `添加后价格为 ${money(price)}，打款 ${money(payout)}。`,
    optional: ({ title, service, price }) => `${title}：不含增值税另加 ${money(price)}。选择服务“${service}”即可添加。`,
  },
  totals: {
    subtotal: ({ amount }) => `折扣前：${money(amount)}。`,
    discount: ({ amount }) => `折扣：${money(amount)}。`,
    vat: ({ amount }) => `增值税：${money(amount)}。`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `增值税：提供方金额 ${money(of)} 的 ${percent(percentage)}，${exactly(exact, amount)}。`,
    vatExempt: () => '无增值税：客户免税。',
    total: ({ amount }) => `总计：${money(amount)}。`,
    supplier: ({ amount }) => `提供方金额：${money(amount)}。`,
    platform: ({ amount }) => `平台服务费为 ${money(amount)}。`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null ? `${payee}收款 ${money(amount)}。` : `${payee}收款 ${money(amount)}：${money(full)} 减去 ${money(discount)}。`,
  },
};
