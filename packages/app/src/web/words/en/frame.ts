// Around the pages that anybody may open, in English.

export const frame = {
  skip: 'Skip to the page',
  language: 'Language',
  toDark: 'Dark colours',
  toLight: 'Light colours',
  myPages: 'My pages',
  wrapper: {
    label: 'Browser',
    back: 'Back',
    forward: 'Forward',
    reload: 'Reload',
  },
} as const;
