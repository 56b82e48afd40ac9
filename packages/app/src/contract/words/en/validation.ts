// What is wrong with a field, in English. The oddities of some sentences are meant: they are fixed texts.

export const validation = {
  email: 'A valid email is required',
  required: 'The {attribute} field is required',
  sameAs: "The {attribute} does't matched",
  maxLength: 'The {attribute} field must be shorter than {max}',
  minLength: 'The {attribute} field must be greater than {min}',
  minValue: "The {attribute} can't be less than {min}",
  maxValue: "The {attribute} can't be getter than {max}",
  day: 'The {attribute} must be a date, such as 2026-07-02',
  number: 'The {attribute} must be a number',
  wholeNumber: 'The {attribute} must be a whole number',
  choice: 'The {attribute} must be one of: {choices}',
  phone: 'The {attribute} may hold digits, spaces and the signs + ( ) - only',
  timezone: 'The {attribute} must be a time zone, such as Europe/Dublin',
  past: 'The {attribute} must lie in the past',
  wrongKind: 'The {attribute} is not of the right kind',
  unknownField: 'There is no field {attribute}',
  invalid: 'The {attribute} is not right',
} as const;
