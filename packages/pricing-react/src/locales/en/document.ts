// placeholder

import type { DocumentMessages } from '../sections/document.ts';

export const document: DocumentMessages = {
  title: '',
};
