// Too few beds for all children, in English.

export const beds = {
  tooFew: {
    size: '{beds, plural, one {Takes one student at most; you need room for {count, number}.} other {Takes # students at most; you need room for {count, number}.}}',
    dates:
      '{beds, plural, =0 {No bed is free on these dates.} one {Only one bed is free on these dates; you need {count, number}.} other {Only # beds are free on these dates; you need {count, number}.}}',
  },
  need: 'Please choose a family with a bed for every child, or other dates.',
  others: 'See families with room',
} as const;
