CREATE TABLE "call_peers" (
	"id" text PRIMARY KEY NOT NULL,
	"call_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"socket_id" text NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"camera_off" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_mirrors" (
	"conversation_id" bigint PRIMARY KEY NOT NULL,
	"sid" text,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"participants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needs_reset" boolean DEFAULT false NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "call_peers" ADD CONSTRAINT "call_peers_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_peers" ADD CONSTRAINT "call_peers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_peers_call" ON "call_peers" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "call_peers_socket" ON "call_peers" USING btree ("socket_id");--> statement-breakpoint
CREATE INDEX "call_peers_user" ON "call_peers" USING btree ("user_id");