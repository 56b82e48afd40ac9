CREATE TABLE "host_rate_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_rate_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_family_id" bigint NOT NULL,
	"pricing_template_id" bigint NOT NULL,
	"amount" numeric(18, 6) NOT NULL,
	"currency" text NOT NULL,
	"before_amount" numeric(18, 6),
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" bigint,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "host_rate_proposals_amount" CHECK ("host_rate_proposals"."amount" > 0),
	CONSTRAINT "host_rate_proposals_state" CHECK ("host_rate_proposals"."state" in ('open', 'accepted', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "previous_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_rate_proposals" ADD CONSTRAINT "host_rate_proposals_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_rate_proposals" ADD CONSTRAINT "host_rate_proposals_pricing_template_id_pricing_templates_id_fk" FOREIGN KEY ("pricing_template_id") REFERENCES "public"."pricing_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_rate_proposals" ADD CONSTRAINT "host_rate_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_rate_proposals" ADD CONSTRAINT "host_rate_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "host_rate_proposals_open" ON "host_rate_proposals" USING btree ("host_family_id","pricing_template_id") WHERE "host_rate_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "host_rate_proposals_family" ON "host_rate_proposals" USING btree ("host_family_id","id");--> statement-breakpoint
CREATE INDEX "host_rate_proposals_template" ON "host_rate_proposals" USING btree ("pricing_template_id");