CREATE TABLE "student_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_documents_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "internal_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_documents" ADD CONSTRAINT "student_documents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_documents" ADD CONSTRAINT "student_documents_ref_attachments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."attachments"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_documents" ADD CONSTRAINT "student_documents_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_documents_student" ON "student_documents" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_documents_added_by" ON "student_documents" USING btree ("added_by");