// Writes the prompts of the demo world into the tables.

import type { Transaction } from '#server/db/database.ts';
import { writingPrompts, writingPromptVersions } from '#server/db/schema/language-model.ts';
import { daysBefore } from '../people/moments.ts';

const PROMPTS = [
  {
    title: 'A town for students',
    texts: [
      'Write a page about {{town}} for families whose children will stay there.',
      'Write a page about {{town}} for families whose children will stay there. Say what there is to do in {{season}}, how to get there from the airport, and what English they will hear. At most {{words}} words.',
    ],
  },
  {
    title: 'Answer to a frequent question',
    texts: ['Answer this question of parents in a friendly way, in three short paragraphs: {{question}}'],
  },
  {
    title: 'Camp of the month',
    texts: ['Write a short blog article about a camp in {{month}}: {{camp}}. Begin with a heading, end with what families do next.'],
  },
] as const;

export async function insertPrompts(tx: Transaction, { now, authorId }: { now: Date; authorId: number }): Promise<void> {
  for (const [index, { title, texts }] of PROMPTS.entries()) {
    const [made] = await tx.insert(writingPrompts).values({ title, version: texts.length }).returning({ id: writingPrompts.id });
    await tx.insert(writingPromptVersions).values(
      texts.map((text, number) => ({
        promptId: made?.id ?? 0,
        number: number + 1,
        text,
        createdAt: daysBefore(now, 20 - 3 * index - number, { hour: 11, minute: 15 }),
        createdBy: authorId,
      })),
    );
  }
}
