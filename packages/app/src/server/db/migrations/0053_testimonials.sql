CREATE TABLE "testimonials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"rating" integer,
	"photo_ref" text,
	"locale" text NOT NULL,
	"consent_by" text DEFAULT '' NOT NULL,
	"consent_on" date,
	"consent_way" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5),
	CONSTRAINT "testimonials_consent" CHECK (not "testimonials"."is_published" or ("testimonials"."consent_by" <> '' and "testimonials"."consent_on" is not null and "testimonials"."consent_way" is not null))
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_ref_attachments_ref_fk" FOREIGN KEY ("photo_ref") REFERENCES "public"."attachments"("ref") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_order" ON "testimonials" USING btree ("locale","position");