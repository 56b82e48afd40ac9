// The sheet of prices, in English.

export const priceSheet = {
  label: 'Prices: {level}',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  changedCells: '{count, plural, =0 {No changes} one {# cell changed} other {# cells changed}}',
  saved: '{count, plural, one {# price saved} other {# prices saved}}',
  refused: '{count, plural, one {Nothing was saved. Fix # cell.} other {Nothing was saved. Fix # cells.}}',
  faulty: 'Nothing was saved. Enter an amount in each marked cell.',
  notAnAmount: '“{value}” isn’t an amount. Enter 0 or more, with up to 12 digits before the point and 6 after it.',
  cell: '{row}, {column}',
  isChanged: 'changed',
  help: 'Arrow keys move, Shift selects more, Enter or F2 edits, typing replaces, Escape cancels. You can copy and paste to and from spreadsheets. Ctrl+D fills down, Ctrl+Z undoes, Ctrl+S saves.',
  helpReading: 'Arrow keys move, Shift selects more. You can copy cells to a spreadsheet.',
} as const;
