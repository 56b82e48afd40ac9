// Japanese: why a price is what it is.

import type { CountUnit } from '../../explain/count-origins.ts';
import type { PricingType } from '../../price-book/names.ts';
import { formatterFor, type Money } from '../format.ts';
import type { CommissionWords, ExactWords, ExplanationMessages, RuleConditions } from '../messages.ts';

const { money, date, decimal, percent, all, number } = /* @__PURE__ */ formatterFor('ja');

const UNITS: Readonly<Record<CountUnit, (count: string) => string>> = {
  night: (count) => `${count}泊`,
  week: (count) => `${count}週間`,
  camp_week: (count) => `キャンプ${count}週間`,
  transfer: (count) => `送迎${count}回`,
  immersion_day: (count) => `イマージョン${count}日間`,
  trip: (count) => `旅行${count}回`,
};
const PRICED: Readonly<Record<PricingType, string>> = {
  per_night: '1泊ごと',
  per_day: '1日ごと',
  per_week: '1週間ごと',
  per_transfer: '送迎ごと',
  immersion: 'イマージョン1日ごと',
  per_trip: '旅行ごと',
};
const PRICE_OF = { base: '固有の料金', county: '県の料金', country: '国の料金' } as const;

const units = (quantity: number, unit: CountUnit) => UNITS[unit](number(quantity));
const days = (quantity: number) => `${number(quantity)}日間`;
const students = (quantity: number) => `生徒${number(quantity)}人`;
const points = (text: string) => `${decimal(text)}ポイント`;
const unsigned = (text: string) => text.replace('-', '');

function condition({ minQuantity, unit, code }: RuleConditions): string {
  const reached = minQuantity > 0 ? `${units(minQuantity, unit)}以上` : '';
  const given = code === null ? '' : `コード「${code}」`;
  return [reached, given].filter(Boolean).join('と') || '常時';
}

function commission(label: string, { percentage, discounted, fixed }: CommissionWords, of: string): string {
  const changed = discounted === percentage ? '' : `（割引後${percent(discounted)}）`;
  const extra = fixed === null ? '' : `、さらに1単位ごとに${money(fixed)}`;
  return `${label}：${of}の${percent(percentage)}${changed}${extra}。`;
}

function change(subject: string, text: string, falls: boolean): string {
  if (text === '0') return `${subject}は変わりません`;
  return `${subject}は${points(unsigned(text))}${falls ? '下がります' : '上がります'}`;
}

/** The exact value, and what it is rounded to where it is not an amount already. */
function exactly(exact: ExactWords | null, rounded: Money): string {
  if (exact === null) return `正確には${money(rounded)}`;
  const fraction = exact.fraction === null ? '' : `（${exact.fraction}）`;
  return `正確には${decimal(exact.decimal)}${fraction}、丸めて${money(rounded)}`;
}

export const explanation: ExplanationMessages = {
  heading: (section) =>
    ({
      stay: '滞在',
      nearMisses: '条件に届かない割引',
      absent: '含まれないもの',
      optional: '追加できるもの',
      totals: '合計',
    })[section],
  headline: {
    parent: ({ total, students: n, family }) => `${family}での滞在、${students(n)}で${money(total)}です。`,
    host: ({ payout, payee, students: n }) => `${payee}の受取額は${students(n)}で${money(payout)}です。`,
    finance: ({ total, students: n, family, bookVersion }) =>
      `顧客の支払額は${family}での滞在、${students(n)}で${money(total)}です（料金表 ${bookVersion}）。`,
  },
  stay: {
    dates: ({ from, to, days: n, nights }) => `${date(from)}から${date(to)}まで：両日を含めて${days(n)}、${units(nights, 'night')}です。`,
    room: ({ weeks }) => `月曜から金曜までが${number(weeks)}回入ります。${units(weeks, 'camp_week')}まで可能です。`,
    campWeeks: ({ from, weeks }) =>
      ({
        family_stay: `${units(weeks, 'camp_week')}：家庭滞在にキャンプはありません。`,
        asked: `${units(weeks, 'camp_week')}：ご希望のとおりです。`,
        chosen_activities: `${units(weeks, 'camp_week')}：選んだアクティビティの週数の合計です。`,
        room: `${units(weeks, 'camp_week')}：滞在に入るすべての週です。`,
      })[from],
    immersion: ({ stayKind, immersionDays, days: n, campWeeks, campDaysPerWeek }) =>
      ({
        family: `${units(immersionDays, 'immersion_day')}：家庭滞在の全日です。`,
        local: `${units(immersionDays, 'immersion_day')}：ローカル滞在にはありません。`,
        mixed: `${units(immersionDays, 'immersion_day')}：${days(n)}から${units(campWeeks, 'camp_week')}（各${days(campDaysPerWeek)}）を引いた日数です。`,
      })[stayKind],
  },
  line: {
    title: ({ template, pricingType, payee }) => `${template}（${PRICED[pricingType]}）、${payee}`,
    inclusion: ({ inclusion, service, payee }) =>
      ({
        required: 'どの滞在にも含まれます。',
        chosen_activity: `選んだアクティビティ「${payee}」に含まれます。`,
        selected_service: `サービス「${service}」が選ばれています。`,
      })[inclusion],
    quantity: (origin) => {
      const counted = units(origin.quantity, origin.unit);
      switch (origin.from) {
        case 'nights':
          return `${counted}：${days(origin.days)}から1を引いた数です。`;
        case 'activity_weeks':
          return `${counted}：このアクティビティについて選んだとおりです。`;
        case 'family_camp_weeks':
          return `${counted}：全${number(origin.campWeeks.weeks)}週間のうち、${number(origin.campWeeks.chosenWeeks)}週間は選んだアクティビティです。`;
        case 'weeks_begun':
          return `${counted}：${units(origin.nights, 'night')}を週単位に切り上げた数です。`;
        case 'immersion_days':
          return explanation.stay.immersion(origin.immersion);
        case 'price_book':
          return `${counted}：料金表で決まっている数量です。`;
        case 'one_transfer':
          return `${counted}：料金表にほかの数量の指定がありません。`;
        case 'one_trip':
          return `${counted}：旅行ごとに一度だけかかります。`;
      }
    },
    perStudent: ({ students: n, quantity, units: product }) =>
      `${students(n)}分：${number(quantity)} × ${number(n)} = ${number(product)}。`,
    perBooking: () => '生徒の人数にかかわらず、予約ごとに一度だけかかります。',
    level: ({ level, place, passed }) =>
      passed.length === 0 ? `${place}固有の料金です。` : `${PRICE_OF[level]}（${place}）です。${all(passed)}には料金がありません。`,
    hides: ({ level, place, asked }) => `${PRICE_OF[level]}（${place}、${money(asked)}）より優先されます。`,
    asked: ({ asked, pricingType, reader }) =>
      `${reader === 'host' ? 'あなたの料金' : '提供者料金'}：${PRICED[pricingType]}に${money(asked)}。`,
    customerCommission: (words) => commission('顧客手数料', words, '顧客料金'),
    providerCommission: (words) =>
      words.reader === 'host' ? commission('あなたの手数料', words, 'あなたの料金') : commission('提供者手数料', words, '提供者料金'),
    price: ({ price }) => `料金は${money(price)}です。`,
    priceDiscounted: ({ full, discount, price }) => `料金は${money(price)}です（${money(full)}から${money(discount)}の割引）。`,
    payout: ({ payout }) => `受取額は${money(payout)}です。`,
    payoutDiscounted: ({ full, discount, payout }) =>
      `受取額は${money(payout)}です（${money(full)}から、あなたが負担する割引${money(discount)}を引いた額）。`,
    figure: ({ which, exact, rounded }) => {
      const label = {
        customer: '顧客料金',
        customerDiscounted: '割引後の顧客料金',
        provider: '支払額',
        providerDiscounted: '割引後の支払額',
      }[which];
      return `${label}：${exactly(exact, rounded)}。`;
    },
  },
  discount: {
    parent: ({ rules, points: by, saving }) => `${all(rules.map(condition))}：サービス料が${points(by)}下がり、${money(saving)}お得です。`,
    host: ({ rules, points: by, cost }) => `${all(rules.map(condition))}：手数料が${points(by)}上がり、受取額が${money(cost)}減ります。`,
    finance: ({ position, demand, supply, ...rule }) =>
      `ルール${number(position)}を適用（${condition(rule)}）：顧客手数料−${points(demand)}、提供者手数料+${points(supply)}。`,
    demandClamped: ({ points: by, percentage }) =>
      `ルールでは${points(by)}引かれますが、顧客手数料は${percent(percentage)}しかないため、${percent('0')}になります。`,
    supplyClamped: ({ points: by, percentage }) =>
      `ルールでは提供者手数料${percent(percentage)}に${points(by)}加わりますが、${percent('100')}を超えません。`,
  },
  nearMiss: {
    parent: ({ quantity, needed, more, unit, points: fall, saving, price }) =>
      `${units(quantity, unit)}、条件は${units(needed, unit)}：あと${units(more, unit)}でサービス料が${points(fall)}下がります。その場合の料金は${money(price)}で、${money(saving)}お得です。`,
    host: ({ quantity, needed, more, unit, points: rise, payout }) =>
      `${units(quantity, unit)}、条件は${units(needed, unit)}：あと${units(more, unit)}で手数料が${points(rise)}上がります。その場合の受取額は${money(payout)}です。`,
    finance: ({ position, shortfall, unit, code, replacesCode, demand, supply, price, payout }) => {
      const needs =
        shortfall === null
          ? ''
          : `${units(shortfall.quantity, unit)}、条件は${units(shortfall.needed, unit)}：あと${units(shortfall.more, unit)}`;
      const given = code === null ? '' : `${replacesCode === null ? '' : `「${replacesCode}」の代わりに`}コード「${code}」`;
      const effects = [change('顧客手数料', demand, !demand.startsWith('-')), change('提供者手数料', supply, supply.startsWith('-'))];
      return `${[needs, given].filter(Boolean).join('と')}で、${effects.join('。')}（ルール${number(position)}）。この明細の料金は${money(price)}、支払額は${money(payout)}になります。`;
    },
    unattainable: ({ position, cause }) =>
      `ルール${number(position)}は適用できません：${
        {
          quantity_fixed: '数量が固定されています',
          beyond_limits: 'それほど長い滞在はできません',
          rule_has_no_code: 'コードが必要ですが、設定がありません',
        }[cause]
      }。`,
  },
  absent: {
    title: ({ title, reasons }) => `${title}：${reasons.join('')}`,
    reason: (why) => {
      switch (why.reason) {
        case 'hidden':
          return `${PRICE_OF[why.at.level]}（${why.at.place.name}）より${PRICE_OF[why.by.level]}（${why.by.place.name}）が優先されます。`;
        case 'trip_type_inactive':
          return `旅行の種類「${why.tripType.name}」が無効です。料金表で有効にしてください。`;
        case 'amount_zero':
          return '金額が0です。料金表で金額を決めてください。';
        case 'not_a_camp':
          return 'アクティビティの料金がかかるのはキャンプだけです。';
        case 'activity_in_family_stay':
          return '家庭滞在にアクティビティは含まれません。混合またはローカルの滞在を選んでください。';
        case 'service_not_selected':
          return `サービス「${why.serviceType.name}」が選ばれていません。サービス${why.serviceType.id}を追加してください。`;
        case 'paid_by_other_stay':
          return '予約ごとに一度だけかかり、この予約の別の滞在が支払います。';
        case 'no_nights':
          return '宿泊がありません。1泊以上を選んでください。';
        case 'no_immersion_days':
          return why.cause === 'local_stay'
            ? 'ローカル滞在にイマージョンの日はありません。混合滞在か家庭滞在を選んでください。'
            : 'キャンプで滞在が埋まっています。滞在を延ばすか、キャンプの週数を減らしてください。';
        case 'no_camp_weeks':
          return {
            family_stay: '家庭滞在にキャンプの週はありません。混合またはローカルの滞在を選んでください。',
            no_monday_to_friday: '月曜から金曜までそろった週がありません。別の日程を選んでください。',
            all_at_activities: 'キャンプの週はすべて選んだアクティビティに使われています。希望の週数を増やしてください。',
            all_possible_at_activities:
              '滞在に入るキャンプの週はすべて選んだアクティビティに使われています。滞在を延ばすか、そこでの週数を減らしてください。',
            none_wanted: 'キャンプの週の指定がありません。1週間以上を指定してください。',
          }[why.cause];
        case 'quantity_zero':
          return '料金表の数量が0です。料金表で数量を決めてください。';
      }
    },
    ifSelected: ({ price, payout }) => `追加すると料金は${money(price)}、支払額は${money(payout)}です。`,
    optional: ({ title, service, price }) =>
      `${title}：付加価値税別で${money(price)}の追加です。サービス「${service}」を選ぶと追加できます。`,
  },
  totals: {
    subtotal: ({ amount }) => `割引前：${money(amount)}。`,
    discount: ({ amount }) => `割引：${money(amount)}。`,
    vat: ({ amount }) => `付加価値税：${money(amount)}。`,
    vatReckoned: ({ amount, percentage, of, exact }) =>
      `付加価値税：提供者への支払額${money(of)}の${percent(percentage)}は${exactly(exact, amount)}。`,
    vatExempt: () => '付加価値税なし：顧客は免税です。',
    total: ({ amount }) => `合計：${money(amount)}。`,
    supplier: ({ amount }) => `提供者への支払額：${money(amount)}。`,
    platform: ({ amount }) => `プラットフォーム手数料は${money(amount)}です。`,
    payee: ({ payee, amount, full, discount }) =>
      discount === null
        ? `${payee}の受取額は${money(amount)}です。`
        : `${payee}の受取額は${money(amount)}です（${money(full)}から${money(discount)}を引いた額）。`,
  },
};
