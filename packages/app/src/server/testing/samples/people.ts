// Sample requests for students: a parent's child, or a student of an agent.

import { eq } from 'drizzle-orm';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { users } from '#server/db/schema/identity.ts';
import { parentInvitations, studentDocuments, studentParents, students } from '#server/db/schema/people.ts';
import type { App } from '#server/platform/app.ts';
import { createAccount } from '#server/testing/fixtures/accounts.ts';
import { createStoredFile } from './attachments.ts';
import { createRandomName, type SampleRequest, type Samples } from './sample.ts';

/** Creates a student with complete details by default; returns the id. */
export async function createTestStudent(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { parentIds = [], ...wished }: Partial<typeof students.$inferInsert> & { readonly parentIds?: readonly number[] } = {},
): Promise<number> {
  const said = { allergies: 'Peanuts', anyMedicalCondition: 'Asthma', notes: 'Sleepwalks', hobbies: 'Chess', vacinated: 1 };
  const [made] = await db
    .insert(students)
    .values({
      firstName: 'Chloé',
      lastName: 'Martin',
      dateOfBirth: '2012-03-04',
      gender: 'female',
      ...said,
      createdAt: clock.now(),
      ...wished,
    })
    .returning({ id: students.id });
  const studentId = made?.id ?? 0;
  if (parentIds.length > 0) {
    await db.insert(studentParents).values(parentIds.map((userId, position) => ({ studentId, userId, position })));
  }
  return studentId;
}

const own = (app: App, userId: number) => createTestStudent(app, { agentId: userId, parentIds: [userId] });

const ownWith = (body?: (app: App, userId: number) => unknown) => ({
  async own(app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> {
    const id = await own(app, userId);
    return body === undefined ? { params: { id } } : { params: { id }, body: await body(app, userId) };
  },
});

/** Creates a document of a student of theirs, which they uploaded themselves. */
const ownPaper = async (app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> => {
  const id = await own(app, userId);
  const ref = await createStoredFile(app, { ownerId: userId, subject: { type: 'studentDocument', id: String(id) } });
  const [made] = await app.db
    .insert(studentDocuments)
    .values({ studentId: id, ref, kind: 'consent', name: 'Consent', addedBy: userId, createdAt: app.clock.now() })
    .returning({ documentId: studentDocuments.id });
  return { params: { id, documentId: made?.documentId ?? 0 } };
};

const addressOf = async ({ db }: Pick<App, 'db'>, userId: number): Promise<string> => {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found?.email ?? '';
};

/** Creates an invitation by staff to confirm that a student is their child. */
const invitation = async (app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> => {
  const now = app.clock.now();
  const invitedBy = await createAccount(app.db, { email: `${createRandomName(8)}@example.test`, roles: ['Coordinator'] }, now);
  const asked = { studentId: await createTestStudent(app), email: await addressOf(app, userId), invitedBy, createdAt: now };
  const [made] = await app.db.insert(parentInvitations).values(asked).returning({ id: parentInvitations.id });
  return { params: { id: made?.id ?? 0 } };
};

/** Creates a request that was sent with their address. */
const claim = async (app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> => {
  const sent = { reference: createRandomName(8), email: await addressOf(app, userId), document: {} as never, createdAt: app.clock.now() };
  const [made] = await app.db.insert(experienceRequests).values(sent).returning({ id: experienceRequests.id });
  return { params: { id: made?.id ?? 0 } };
};

export const peopleSamples: Samples = {
  'POST /api/parents/invitations/{id}/accept': { own: invitation },
  'POST /api/parents/invitations/{id}/decline': { own: invitation },
  'POST /api/experience/claims/{id}/accept': { own: claim },
  'POST /api/experience/claims/{id}/decline': { own: claim },
  'GET /api/students/{id}': ownWith(),
  'POST /api/students/{id}/update': ownWith(() => ({ firstName: 'Zoé' })),
  'PATCH /api/students/{id}/cell': ownWith(() => ({ field: 'hobbies', value: 'Judo', before: 'Chess' })),
  'DELETE /api/students/{id}': ownWith(),
  'POST /api/students/{id}/parents': ownWith(() => ({
    email: `${createRandomName(12)}@example.test`,
    firstName: 'Jo',
    lastName: 'Martin',
  })),
  'DELETE /api/students/{id}/parents/{userId}': {
    own: async (app, { userId }) => ({ params: { id: await own(app, userId), userId } }),
  },
  'GET /api/students/{id}/documents': ownWith(),
  'POST /api/students/{id}/documents': ownWith(async (app, userId) => ({
    ref: await createStoredFile(app, { ownerId: userId }),
    kind: 'medical',
    name: 'Vaccinations',
  })),
  'GET /api/students/{id}/documents/{documentId}/file': { own: ownPaper },
  'DELETE /api/students/{id}/documents/{documentId}': { own: ownPaper },
  'POST /api/students/{id}/merge': ownWith(async (app, userId) => ({ otherId: await own(app, userId), version: 1 })),
};
