// Around the pages that anybody may open, in English.

export const frame = {
  skip: 'Skip to main content',
  language: 'Language',
  toDark: 'Dark theme',
  toLight: 'Light theme',
  myPages: 'My pages',
  wrapper: {
    label: 'Browser',
    back: 'Back',
    forward: 'Forward',
    reload: 'Reload',
  },
} as const;
