CREATE TABLE "host_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_seed" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint,
	"email" text DEFAULT '' NOT NULL,
	"answers" jsonb NOT NULL,
	"step" integer NOT NULL,
	"locale" text NOT NULL,
	"referral_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"is_quiet" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "host_registrations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "offer_contacts" ADD COLUMN "state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_registrations" ADD CONSTRAINT "host_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_registrations_email" ON "host_registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "host_registrations_user" ON "host_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "host_registrations_changed" ON "host_registrations" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "host_registrations_expiry" ON "host_registrations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "offer_contacts" ADD CONSTRAINT "offer_contacts_state" CHECK ("offer_contacts"."state" in ('queued', 'sent', 'failed'));