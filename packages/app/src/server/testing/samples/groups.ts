// Sample requests for groups that an agent looks after.

import { eq } from 'drizzle-orm';
import { DEFAULT_WEIGHTS } from '#contract/groups/placements.shapes.ts';
import { groupDocuments } from '#server/db/schema/group-documents.ts';
import { tripGroupMembers, tripGroups } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';
import { createStoredFile } from './attachments.ts';
import { createTestGroup } from './conversations.ts';
import { createTestStudent } from './people.ts';
import { createRandomName, type SampleRequest, type Samples } from './sample.ts';

/** Creates a group of an agent with one member, whom they look after, too. */
async function createGroupWithMember(app: App, userId: number) {
  const id = await createTestGroup(app, userId);
  const studentId = await createTestStudent(app, { agentId: userId });
  await app.db.insert(tripGroupMembers).values({ groupId: id, studentId, createdAt: app.clock.now() });
  await app.db.update(tripGroups).set({ fromDate: '2026-07-06', toDate: '2026-07-18' }).where(eq(tripGroups.id, id));
  return { id, studentId };
}

const own = (body?: (app: App, userId: number) => unknown) => ({
  async own(app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> {
    const { id } = await createGroupWithMember(app, userId);
    return body === undefined ? { params: { id } } : { params: { id }, body: await body(app, userId) };
  },
});

/** Creates a document of a group of theirs, which they uploaded themselves. */
async function ownDocument(app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> {
  const { id } = await createGroupWithMember(app, userId);
  const ref = await createStoredFile(app, { ownerId: userId, subject: { type: 'groupDocument', id: String(id) } });
  const [made] = await app.db
    .insert(groupDocuments)
    .values({ groupId: id, ref, kind: 'rooming', name: 'Rooming plan', addedBy: userId, createdAt: app.clock.now() })
    .returning({ documentId: groupDocuments.id });
  return { params: { id, documentId: made?.documentId ?? 0 } };
}

export const groupSamples: Samples = {
  'GET /api/groups/{id}': own(),
  'PATCH /api/groups/{id}': own(() => ({ leader: 'Nora Byrne', version: 1 })),
  'POST /api/groups/{id}/duplicate': own(() => ({ name: `Class ${createRandomName(8)}`, withMembers: true })),
  'GET /api/groups/{id}/price': own(),
  'GET /api/groups/{id}/price/plan': own(),
  'POST /api/groups/{id}/price/plan': own(() => ({
    change: 'takeBack',
    shown: [{ tripId: 1, version: 1, carrierId: null, after: '1.00' }],
  })),
  'GET /api/groups/{id}/documents': own(),
  'POST /api/groups/{id}/documents': own(async (app, userId) => ({
    ref: await createStoredFile(app, { ownerId: userId }),
    kind: 'rooming',
    name: 'Rooming plan',
  })),
  'GET /api/groups/{id}/documents/{documentId}/file': { own: ownDocument },
  'DELETE /api/groups/{id}/documents/{documentId}': { own: ownDocument },
  'GET /api/groups/{id}/members': own(),
  'POST /api/groups/{id}/members': own(async (app, userId) => ({ studentIds: [await createTestStudent(app, { agentId: userId })] })),
  'DELETE /api/groups/{id}/members/{studentId}': {
    own: async (app, { userId }) => ({ params: await createGroupWithMember(app, userId) }),
  },
  'POST /api/groups/{id}/import': own(() => ({ text: 'Mia Berger', dryRun: false })),
  'POST /api/groups/{id}/trips': own(),
  'GET /api/groups/{id}/board': own(),
  'POST /api/groups/{id}/placements': {
    own: async (app, { userId }) => {
      const { id, studentId } = await createGroupWithMember(app, userId);
      return { params: { id }, body: { placements: [{ studentId, hostFamilyId: null }] } };
    },
  },
  'POST /api/groups/{id}/pairs': {
    own: async (app, { userId }) => {
      const { id, studentId } = await createGroupWithMember(app, userId);
      const otherId = await createTestStudent(app, { agentId: userId });
      await app.db.insert(tripGroupMembers).values({ groupId: id, studentId: otherId, createdAt: app.clock.now() });
      return { params: { id }, body: { studentId, otherId, kind: 'apart' } };
    },
  },
  'POST /api/groups/{id}/match': own(() => ({ weights: DEFAULT_WEIGHTS })),
  'POST /api/groups/{id}/ask-families': own(),
  'GET /api/groups/{id}/invoices': own(),
  'POST /api/groups/{id}/invoices': own(() => ({ shown: [{ tripId: 1, buyerId: 1, quoteFingerprint: 'f00d', total: '1.00' }] })),
};
