// Whom a family welcomes, and who would come, in English.

export const suits = {
  age: 'Welcomes ages {from} to {to}. {name} will be {age}.',
  gender: 'Usually welcomes only {genders}, so {name} might not fit.',
  mayYes: 'The family can still accept.',
  genders: { female: 'girls', male: 'boys', other: 'others' },
} as const;
