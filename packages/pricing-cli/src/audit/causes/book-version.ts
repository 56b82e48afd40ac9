// Cause: priced by another version of the book, one that the audit has been given too.

import { type CauseFamily, variant } from './cause.ts';

export const bookVersion: CauseFamily = {
  name: 'book_version',
  variants: ({ scenario, pricers }) =>
    pricers
      .filter((pricer) => pricer !== scenario.pricer)
      .map((pricer) =>
        variant('book', `priced by book ${pricer.book.version} instead of ${scenario.pricer.book.version}`, (before) => ({
          ...before,
          pricer,
        })),
      ),
};
