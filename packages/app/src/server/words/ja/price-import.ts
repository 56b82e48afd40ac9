// Why the prices of a file can't be imported, in Japanese.

export const priceImport = {
  noPlace: '番号{id}の{kind}はここにありません。',
  otherName: '番号{id}の名前はここでは「{name}」ではなく「{here}」です。',
  otherBusiness: 'ここでの販売元は事業者{there}ではなく{here}です。',
  otherCounty: 'ここでの所在地は県{there}ではなく{here}です。',
  otherCountry: 'ここでの所在国は{there}ではなく{here}です。',
  otherCurrency: '既定の事業者の通貨は{there}ではなく{here}です。',
  percentage: '0%から{most}%までの値にしてください。',
  otherVat: '既定の事業者の税率は{there}ではなく{here}です。',
  fixedPolicy: 'ここでは設定できません。常に{here}です。',
  fixedMissing: '滞在タイプ{id}は製品に必要です。ファイルに含めてください。',
  periodsMissing: '滞在タイプ{id}は期間で使われています。ファイルに含めてください。',
  nameTwice: '「{name}」が2回あります。ここでは名前を重複できません。',
  unfitNumber: '番号は1から{most}までです。',
  noBusiness: '既定の事業者がまだありません。先に作成してください。',
  text: '保存できない文字を含むテキストがあります。',
  kinds: { countries: '国', counties: '県', hostFamilies: 'ホストファミリー', activities: '有効なアクティビティ' },
} as const;
