// Why the prices of a file can't be imported, in Chinese.

export const priceImport = {
  noPlace: '这里没有编号为 {id} 的{kind}。',
  otherName: '编号 {id} 在这里名为“{here}”，而不是“{name}”。',
  otherBusiness: '这里由企业 {here} 销售，而不是 {there}。',
  otherCounty: '这里属于郡 {here}，而不是 {there}。',
  otherCountry: '这里属于国家 {here}，而不是 {there}。',
  otherCurrency: '默认企业使用 {here}，而不是 {there}。',
  percentage: '必须在 0% 到 {most}% 之间。',
  otherVat: '默认企业的税率是 {here}，而不是 {there}。',
  fixedPolicy: '这里无法设置，始终为 {here}。',
  fixedMissing: '产品需要行程类型 {id}，文件中必须包含它。',
  periodsMissing: '行程时段使用了行程类型 {id}，文件中必须包含它。',
  nameTwice: '“{name}”出现了两次：这里的名称不能重复。',
  unfitNumber: '编号须在 1 到 {most} 之间。',
  noBusiness: '还没有默认企业：请先创建一个。',
  text: '有文本包含无法保存的字符。',
  kinds: { countries: '国家', counties: '郡', hostFamilies: '寄宿家庭', activities: '启用的活动' },
} as const;
