CREATE TABLE "staff_relations" (
	"host_family_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"declared_by" bigint,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_relations_host_family_id_user_id_pk" PRIMARY KEY("host_family_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vetting_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"person" text NOT NULL,
	"status" text NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"summary" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"recorded_by" bigint,
	"recorded_at" timestamp with time zone NOT NULL,
	"told_at_60" timestamp with time zone,
	"told_at_14" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vetting_checks_days" CHECK ("vetting_checks"."expires_on" is null or "vetting_checks"."issued_on" is null or "vetting_checks"."expires_on" >= "vetting_checks"."issued_on")
);
--> statement-breakpoint
CREATE TABLE "vetting_references" (
	"check_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"relation" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"marks" jsonb,
	"text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vetting_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"asked_by" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vetting_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vetting_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"planned_at" timestamp with time zone,
	"visitor_id" bigint,
	"done_on" date,
	"met" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vetting_visits_done" CHECK (("vetting_visits"."done_on" is null) = ("vetting_visits"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "vetting_assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "host_families" ADD COLUMN "vetting_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_relations" ADD CONSTRAINT "staff_relations_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_relations" ADD CONSTRAINT "staff_relations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_relations" ADD CONSTRAINT "staff_relations_declared_by_users_id_fk" FOREIGN KEY ("declared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_checks" ADD CONSTRAINT "vetting_checks_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_references" ADD CONSTRAINT "vetting_references_check_id_vetting_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."vetting_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_requests" ADD CONSTRAINT "vetting_requests_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_requests" ADD CONSTRAINT "vetting_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_visits" ADD CONSTRAINT "vetting_visits_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_visits" ADD CONSTRAINT "vetting_visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_relations_user" ON "staff_relations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vetting_checks_family" ON "vetting_checks" USING btree ("host_family_id","kind","id");--> statement-breakpoint
CREATE INDEX "vetting_checks_expiry" ON "vetting_checks" USING btree ("expires_on") WHERE status = 'passed' and expires_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vetting_references_token" ON "vetting_references" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "vetting_references_email" ON "vetting_references" USING btree ("email");--> statement-breakpoint
CREATE INDEX "vetting_requests_family" ON "vetting_requests" USING btree ("host_family_id","id");--> statement-breakpoint
CREATE INDEX "vetting_visits_family" ON "vetting_visits" USING btree ("host_family_id","id");--> statement-breakpoint
ALTER TABLE "host_families" ADD CONSTRAINT "host_families_vetting_assignee_id_users_id_fk" FOREIGN KEY ("vetting_assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;