// Roles of table parts, said aloud: a browser forgets them when a style sheet lays rows out as blocks.

export const table = { role: 'table' } as const;
export const body = { role: 'rowgroup' } as const;
export const row = { role: 'row' } as const;
export const columnHeader = { role: 'columnheader', scope: 'col' } as const;
export const rowHeader = { role: 'rowheader', scope: 'row' } as const;
export const cell = { role: 'cell' } as const;
