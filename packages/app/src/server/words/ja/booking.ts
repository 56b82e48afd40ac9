// What is said against a booking, and in its mails, in Japanese.

import type { ServerWords } from '../catalogue.ts';

export const booking = {
  issue: {
    childMissing: '参加するお子さまを選んでください。',
    childAdult: 'この生徒は初日の時点で18歳以上です。別の生徒を選んでください。',
    childTwice: 'この生徒が二重に選択されています。',
    childUnknown: 'この生徒は登録されていません。別の生徒を選んでください。',
    childIncomplete: 'ホストファミリーに必要なこの生徒の情報がまだ足りません。',
    childAway: 'この生徒は、この期間の一部に別の旅行が入っています。ほかの日程か、ほかの生徒を選んでください。',
    datesMissing: '開始日と終了日を選んでください。',
    datesReversed: '終了日は開始日より後にしてください。',
    datesPast: 'この日程はすでに始まっています。後の日程を選んでください。',
    datesTooLong: '滞在は最長1年です。',
    familyMissing: 'ホストファミリーを選んでください。',
    familyNotLive: 'このご家族は現在受け入れを行っていません。別のご家族をお選びください。',
    familyTooSmall: 'この人数に対してベッドが足りません。',
    familyTaken: 'このご家族はこの日程では空きがありません。別の日程かご家族をお選びください。',
    backupIsPrimary: '予備のご家族は、選択したご家族とは別にしてください。',
    backupNotLive: '予備のご家族は現在受け入れを行っていません。',
    backupTaken: '予備のご家族はこの日程では空きがありません。',
    campUnknown: 'このキャンプの週は開催されなくなりました。',
    campOutsideDates: 'このキャンプの週は滞在期間外です。',
    campClash: 'この週にはすでに別のキャンプが選ばれています。',
    campFull: 'このキャンプの週は満員です。別の週を選んでください。',
    campMissing: 'キャンプがまだ選ばれていません。キャンプなしの場合は、終日ご家族と過ごす滞在になります。',
    campsNotWanted: '終日家族と過ごす滞在にはキャンプを含められません。別の種類を選ぶか、キャンプを外してください。',
    noPrice: 'この内容では料金を計算できません。',
    discountUnknown: 'このコードはこの滞在には適用されません。',
    tripOver: 'このお問い合わせはすでに予約済みまたはキャンセル済みか、別のお子さまのものです。新しい滞在として予約してください。',
    familySaidNo: 'この家庭はこの滞在を受け入れられなくなりました。別の家庭を選んでください。',
  },
  mail: {
    refused: {
      subject: 'ご予約を承ることができず、代金を返金いたします',
      intro:
        '{from}から{to}までの滞在について、{product}へのお支払いが届いた時点でベッドは他の方に確保されていました。誠に申し訳ございません。',
      money: '全額 {amount} {currency} を返金いたします。お手続きは不要です。',
      button: '別のご家族を探す',
    },
    experience: {
      subject: 'ご依頼を受け付けました（{reference}）',
      intro: '{product} に体験のご依頼をいただきありがとうございます。確かに受け付けました。',
      reference: 'お問い合わせの際は次の番号をお知らせください：{reference}',
      next: 'ご希望に合うものを探し、ご提案をお送りします。このアドレスでアカウントを作成すると、ご依頼を確認できます。',
      nextFamily:
        'お選びのご家庭に受け入れが可能か伺い、お返事をお送りします。このアドレスでアカウントを作成すると、ご依頼を確認できます。',
      claim: 'ご依頼の確認やご予約には、このメールアドレスでログインまたは登録し、開始ページでご自身の依頼であることをご確認ください。',
      claimButton: '開始ページへ',
      notYou: 'お心当たりがない場合は、どなたかが誤ってこのアドレスを入力しました。何もする必要はありません。',
    },
  },
} as const satisfies ServerWords['booking'];
