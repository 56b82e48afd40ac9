// Whom a family welcomes, and who would come, in English.

export const suits = {
  age: 'Welcomes {from} to {to} year-olds; {name} will be {age}.',
  gender: 'Welcomes {genders}, so perhaps not {name}.',
  mayYes: 'The family may still say yes.',
  genders: { female: 'girls', male: 'boys', other: 'others' },
} as const;
