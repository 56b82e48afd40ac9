ALTER TABLE "host_family_photos" DROP CONSTRAINT "host_family_photos_host_family_id_position_pk";--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD CONSTRAINT "host_family_photos_host_family_id_ref_pk" PRIMARY KEY("host_family_id","ref");--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_family_photos" ADD COLUMN "is_feature" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "host_family_photos_order" ON "host_family_photos" USING btree ("host_family_id","position","ref");