// Words that every screen needs, in English.

export const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  undo: 'Undo',
  undone: 'Taken back.',
  typeToConfirm: 'Type {text} to confirm',
  showPassword: 'Show what is typed',
  hidePassword: 'Hide what is typed',
} as const;
