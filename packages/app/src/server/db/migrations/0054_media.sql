CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"name" text NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "media_ref_unique" UNIQUE("ref"),
	CONSTRAINT "media_focus" CHECK ("media"."focus_x" between 0 and 100 and "media"."focus_y" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_ref_attachments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."attachments"("ref") ON DELETE cascade ON UPDATE no action;