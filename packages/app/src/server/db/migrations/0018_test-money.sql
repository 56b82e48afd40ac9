ALTER TABLE "payment_intents" ADD COLUMN "livemode" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Of Stripe's intents from before this was kept: those count as tests of which an event says so, all others as money that moves.
UPDATE "payment_intents" SET "livemode" = true WHERE "gateway" = 'stripe' AND NOT EXISTS (
  SELECT 1 FROM "gateway_events" WHERE "gateway_events"."gateway" = 'stripe' AND "gateway_events"."reference" = "payment_intents"."reference"
    AND "gateway_events"."payload" ->> 'raw' ~ '"livemode"\s*:\s*false'
);
