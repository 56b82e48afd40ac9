// Charts, in English.

export const chart = {
  asTable: 'View as table',
  asChart: 'View as chart',
  described: 'Chart: {title}. You can also view the figures as a table.',
  empty: 'No data yet',
} as const;
