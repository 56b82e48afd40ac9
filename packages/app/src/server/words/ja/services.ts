// What usual services and their lines are called, in Japanese.

export const services = {
  name: {
    hosting: '宿泊',
    hostFamily: 'ホストファミリー',
    immersion: 'イマージョン',
    fullImmersion: '完全イマージョン',
    immersionDay: 'イマージョン1日',
    summerCamp: 'サマーキャンプ',
    camp: 'キャンプ',
    afterSchoolActivity: '放課後アクティビティ',
    airportTransfer: '空港送迎',
    airportTransferBothWays: '空港送迎（往復）',
    trustFee: '信頼料',
    horseRiding: '乗馬',
    packedLunch: 'お弁当',
    schoolPlace: '学校の受け入れ枠',
    internshipPlacement: 'インターンシップの受け入れ枠',
    insurance: '保険',
    travelInsurance: '旅行保険',
    baseHosting: '家庭での宿泊',
    academic: '就学滞在',
    internship: 'インターンシップ',
  },
  unit: { night: '1泊ごと', day: '1日ごと', week: '1週間ごと', transfer: '送迎ごと', trip: '旅行ごと' },
  counted: '{name}（{unit}）',
} as const;
