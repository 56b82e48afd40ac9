// The answers that a book has given of late: of the same request it makes the same quote, and visitors ask for the same stays again and again.

/** How many a book remembers, and how long a question may be that is remembered: together a few megabytes. */
const MAX_ANSWERS = 500;
const MAX_QUESTION_LENGTH = 1000;

const answersByBook = new WeakMap<object, Map<string, Buffer>>();

function getAnswers(book: object): Map<string, Buffer> {
  const known = answersByBook.get(book);
  if (known !== undefined) return known;
  const made = new Map<string, Buffer>();
  answersByBook.set(book, made);
  return made;
}

/**
 * What a book has answered to a question.
 * @param question everything that the answer depends on beside the book
 */
export function findCachedAnswer(book: object, question: string): Buffer | undefined {
  return getAnswers(book).get(question);
}

/** Remembers an answer for as long as its book is kept, and forgets the oldest for it. */
export function cacheAnswer(book: object, question: string, answer: Buffer): void {
  if (question.length > MAX_QUESTION_LENGTH) return;
  const answers = getAnswers(book);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= MAX_ANSWERS) answers.delete(oldest);
  answers.set(question, answer);
}
