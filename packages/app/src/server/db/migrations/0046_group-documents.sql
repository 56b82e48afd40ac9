CREATE TABLE "group_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_documents_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
ALTER TABLE "group_documents" ADD CONSTRAINT "group_documents_group_id_trip_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trip_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_documents" ADD CONSTRAINT "group_documents_ref_attachments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."attachments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_documents" ADD CONSTRAINT "group_documents_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_documents_group" ON "group_documents" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "group_documents_added_by" ON "group_documents" USING btree ("added_by");