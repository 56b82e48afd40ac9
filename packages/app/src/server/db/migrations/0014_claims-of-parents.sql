CREATE TABLE "parent_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parent_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"email" text NOT NULL,
	"invited_by" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experience_requests" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parent_invitations" ADD CONSTRAINT "parent_invitations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_invitations" ADD CONSTRAINT "parent_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parent_invitations_once" ON "parent_invitations" USING btree ("student_id",lower("email"));--> statement-breakpoint
CREATE INDEX "parent_invitations_email" ON "parent_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "parent_invitations_invited_by" ON "parent_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "experience_requests_email" ON "experience_requests" USING btree (lower("email"));