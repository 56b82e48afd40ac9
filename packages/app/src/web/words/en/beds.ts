// Too few beds for all children, in English.

export const beds = {
  tooFew: {
    size: '{beds, plural, one {Takes up to # student; you need {count, number} beds.} other {Takes up to # students; you need {count, number} beds.}}',
    dates:
      '{beds, plural, =0 {No beds are free on these dates.} one {Only # bed is free on these dates; you need {count, number}.} other {Only # beds are free on these dates; you need {count, number}.}}',
  },
  need: 'Choose a family with a bed for every child, or other dates.',
  others: 'View families with free beds',
} as const;
