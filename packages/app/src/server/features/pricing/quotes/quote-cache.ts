// Caches the latest answers of each book: the same request gives the same quote, and visitors often request the same stays.

/** The limits of answers per book and of a cached question's length: together a few megabytes. */
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
 * Returns the cached answer to a question.
 * @param question everything that the answer depends on besides the book
 */
export function findCachedAnswer(book: object, question: string): Buffer | undefined {
  return getAnswers(book).get(question);
}

/** Caches an answer for as long as its book is in memory, and evicts the oldest one at the limit. */
export function cacheAnswer(book: object, question: string, answer: Buffer): void {
  if (question.length > MAX_QUESTION_LENGTH) return;
  const answers = getAnswers(book);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= MAX_ANSWERS) answers.delete(oldest);
  answers.set(question, answer);
}
