ALTER TABLE "host_family_photos" ADD COLUMN "original_ref" text;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "edits" jsonb;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "hints" jsonb;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD CONSTRAINT "host_family_photos_original_ref_attachments_ref_fk" FOREIGN KEY ("original_ref") REFERENCES "public"."attachments"("ref") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_family_photos_original" ON "host_family_photos" USING btree ("original_ref");