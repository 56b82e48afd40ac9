// Which photos of a family others see: not those that look like a document, until the family has decided on them.

import { sql } from 'drizzle-orm';
import { inFull } from '#server/db/in-full.ts';
import { attachments } from '#server/db/schema/attachments.ts';
import { hostFamilyPhotos } from '#server/db/schema/host-families.ts';

/** Condition on `host_family_photos` for photos whose file isn't private. */
export const isShownPhoto = sql`not exists (select 1 from ${attachments} where ${inFull(attachments.ref)} = ${inFull(hostFamilyPhotos.ref)}
  and ${inFull(attachments.access)} = 'private')`;
