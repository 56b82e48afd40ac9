// Charts, in English.

export const chart = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  described: 'Chart: {title}. The figures can be shown as a table.',
  empty: 'There is nothing to show yet.',
} as const;
