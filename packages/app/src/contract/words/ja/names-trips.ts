// What the states of trips and offers, and the tasks of trips, are called, in Japanese.

export const tripNames = {
  tripState: {
    new: '新規',
    enquiry: '問い合わせ中',
    reserved: '仮予約',
    booked: '予約確定',
    customer_service: 'スタッフが対応中',
    in_progress: '滞在中',
    completed: '滞在終了',
    closed: '完了',
    cancelled: 'キャンセル済み',
  },
  /** Of a family that was asked. */
  offerState: {
    new: '候補',
    potential: '提案済み',
    pending_submission: '準備中',
    awaiting_review: '返答待ち',
    considering: '検討中',
    accepted: '承諾',
    declined: '辞退',
    rejected: '選外',
    waiting_list: '待機リスト',
    withdrawn: '取り下げ',
  },
  direction: { arrival: '到着', departure: '出発' },
  metBy: { family: 'ホストファミリー', company: '送迎会社・運転手', parent: '保護者', platform: '当社のスタッフ' },
  tripTask: {
    refund: '返金する',
    priceDifference: '料金の差額を精算する',
    startInDoubt: '滞在が始まるのに未確定',
    cancelAsked: '保護者がキャンセルを希望',
    withdrawalAsked: '家庭が辞退を希望',
    changeAsked: '保護者が変更を希望',
    campCalledOff: 'キャンプの1週が中止になりました',
    noFamily: '候補の家庭がない',
    bookedBeside: 'お問い合わせとは別に支払い済み：滞在が二重？',
    priceRefused: '保護者が高い料金に不同意',
    paymentDisputed: '銀行で支払いに異議申し立て',
  },
} as const;
