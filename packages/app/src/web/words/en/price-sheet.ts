// The sheet of prices, in English.

export const priceSheet = {
  label: 'Prices: {level}',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  changedCells: '{count, plural, =0 {Nothing changed} one {# cell changed} other {# cells changed}}',
  saved: '{count, plural, one {# price saved.} other {# prices saved.}}',
  refused: '{count, plural, one {Nothing was saved: # cell says why.} other {Nothing was saved: # cells say why.}}',
  faulty: 'A cell holds no amount. Correct it before you save.',
  notAnAmount: '“{value}” is no amount: at most 12 digits before the point and 6 after it, not below 0',
  cell: '{row}, {column}',
  isChanged: 'changed',
  help: 'Arrow keys move, Enter or F2 edits, typing replaces, Escape leaves the cell as it was. Shift selects more. Copy and paste work with spreadsheets, Ctrl+D fills down, Ctrl+Z takes back, Ctrl+S saves.',
  helpReading: 'Arrow keys move, Shift selects more, and what is selected can be copied to a spreadsheet.',
} as const;
