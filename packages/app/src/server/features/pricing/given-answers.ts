// The answers that a book has given of late: of the same request it makes the same quote, and visitors ask for the same stays again and again.

/** How many a book remembers, and how long a question may be that is remembered: together a few megabytes. */
const MOST = 500;
const LONGEST = 1000;

const given = new WeakMap<object, Map<string, Buffer>>();

function answersOf(book: object): Map<string, Buffer> {
  const known = given.get(book);
  if (known !== undefined) return known;
  const made = new Map<string, Buffer>();
  given.set(book, made);
  return made;
}

/**
 * What a book has answered to a question.
 * @param question everything that the answer depends on beside the book
 */
export function givenAnswer(book: object, question: string): Buffer | undefined {
  return answersOf(book).get(question);
}

/** Remembers an answer for as long as its book is kept, and forgets the oldest for it. */
export function rememberAnswer(book: object, question: string, answer: Buffer): void {
  if (question.length > LONGEST) return;
  const answers = answersOf(book);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size >= MOST) answers.delete(oldest);
  answers.set(question, answer);
}
