-- All invoices that are there count as they did: without a quote they bill the price of their trip whole.
ALTER TABLE "invoices" ADD COLUMN "extras_apart" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "extras_apart" SET DEFAULT true;
