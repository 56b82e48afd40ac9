// The door to what is typed: amounts and dates read as people write them, and the months and keys of a calendar. No markup, no words.

export { clamp, keyTarget } from './components/calendar/calendar-state.ts';
export { monthGrid, placeInWeek, sameDayIn, startOfMonth } from './components/calendar/month-grid.ts';
export { type DateStyle, datePattern, firstWeekday, writeDay } from './format/date-text.ts';
export { fold } from './format/fold.ts';
export { isTypedOut, readTypedDate } from './format/typed-date.ts';
export { readTypedDecimal, type TypedDecimal, writeDecimal } from './format/typed-decimal.ts';
