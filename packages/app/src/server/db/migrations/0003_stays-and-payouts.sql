CREATE TABLE "expense_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expense_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"expense_id" bigint NOT NULL,
	"trip_id" bigint NOT NULL,
	"amount" numeric NOT NULL,
	"invoice_id" bigint,
	CONSTRAINT "expense_shares_once" UNIQUE("expense_id","trip_id"),
	CONSTRAINT "expense_shares_amount" CHECK ("expense_shares"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint,
	"group_id" bigint,
	"business_id" bigint NOT NULL,
	"category" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"spent_on" date NOT NULL,
	"payer_id" bigint,
	"receipt_ref" text,
	"rebillable" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"split_rule" text DEFAULT 'per_student' NOT NULL,
	"submitted_by" bigint,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "expenses_amount" CHECK ("expenses"."amount" > 0),
	CONSTRAINT "expenses_of" CHECK (("expenses"."trip_id" is null) <> ("expenses"."group_id" is null))
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"payment_id" bigint,
	CONSTRAINT "gateway_events_once" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_intents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_intents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"business_id" bigint NOT NULL,
	"invoice_id" bigint,
	"quote_fingerprint" text,
	"trip_id" bigint,
	"payer_id" bigint,
	"payer_name" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"state" text DEFAULT 'requires_payment' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_intents_reference" UNIQUE("gateway","reference"),
	CONSTRAINT "payment_intents_amount" CHECK ("payment_intents"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"message_id" text NOT NULL,
	"execution_date" date NOT NULL,
	"count" integer NOT NULL,
	"total" numeric NOT NULL,
	"document" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_batches_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "payout_details" (
	"payee_type" text NOT NULL,
	"payee_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"changed_by" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payout_details_payee_type_payee_id_pk" PRIMARY KEY("payee_type","payee_id")
);
--> statement-breakpoint
CREATE TABLE "payout_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payee_type" text NOT NULL,
	"payee_id" bigint NOT NULL,
	"trip_id" bigint,
	"quote_fingerprint" text,
	"purchase_invoice_id" bigint,
	"business_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"due_date" date NOT NULL,
	"key" text,
	"approved_by" bigint,
	"approved_at" timestamp with time zone,
	"holder" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"batch_id" bigint,
	"paid_on" date,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payouts_key_unique" UNIQUE("key"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_paid" CHECK (("payouts"."state" = 'paid') = ("payouts"."paid_on" is not null)),
	CONSTRAINT "payouts_keyed" CHECK ("payouts"."trip_id" is null or ("payouts"."state" = 'void') = ("payouts"."key" is null))
);
--> statement-breakpoint
CREATE TABLE "student_parents" (
	"student_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "student_parents_student_id_user_id_pk" PRIMARY KEY("student_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"gender" text DEFAULT '' NOT NULL,
	"country_id" bigint,
	"hobbies" text DEFAULT '' NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"any_medical_condition" text DEFAULT '' NOT NULL,
	"vacinated" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"student_type_id" integer DEFAULT 3 NOT NULL,
	"agent_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "students_vacinated" CHECK ("students"."vacinated" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "purchase_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'draft' NOT NULL,
	"business_id" bigint NOT NULL,
	"payee_type" text,
	"payee_id" bigint,
	"supplier_name" text NOT NULL,
	"self_billed" boolean DEFAULT false NOT NULL,
	"number" text,
	"series" text,
	"sequence" integer,
	"trip_id" bigint,
	"quote_fingerprint" text,
	"currency" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"net" numeric NOT NULL,
	"vat" numeric DEFAULT '0' NOT NULL,
	"total" numeric NOT NULL,
	"expected" numeric,
	"paid" numeric DEFAULT '0' NOT NULL,
	"issue_date" date NOT NULL,
	"due_date" date NOT NULL,
	"attachment_ref" text,
	"notes" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"accepted_by" bigint,
	"accepted_at" timestamp with time zone,
	"approved_by" bigint,
	"approved_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "purchase_invoices_sequence" UNIQUE("series","sequence"),
	CONSTRAINT "purchase_invoices_payee_whole" CHECK (("purchase_invoices"."payee_type" is null) = ("purchase_invoices"."payee_id" is null)),
	CONSTRAINT "purchase_invoices_total" CHECK ("purchase_invoices"."total" = "purchase_invoices"."net" + "purchase_invoices"."vat" and "purchase_invoices"."net" >= 0 and "purchase_invoices"."vat" >= 0),
	CONSTRAINT "purchase_invoices_paid" CHECK ("purchase_invoices"."paid" >= 0 and "purchase_invoices"."paid" <= "purchase_invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"input" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"summary" jsonb,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"started_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "runs_done" CHECK ("runs"."done" >= 0 and ("runs"."total" is null or "runs"."done" <= "runs"."total"))
);
--> statement-breakpoint
CREATE TABLE "trip_activities" (
	"trip_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"weeks" integer DEFAULT 1 NOT NULL,
	"backup_rank" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trip_activities_trip_id_activity_id_pk" PRIMARY KEY("trip_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "trip_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"leader" text DEFAULT '' NOT NULL,
	"agent_id" bigint,
	"county_id" bigint,
	"from_date" date,
	"to_date" date,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trip_groups_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "trip_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trip_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"parent_id" bigint,
	"trip_type_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"agent_id" bigint,
	"coordinator_id" bigint,
	"group_id" bigint,
	"state" text DEFAULT 'new' NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"activity_details_type" text DEFAULT 'family' NOT NULL,
	"current_no_of_weeks" integer,
	"host_family_id" bigint,
	"backup_host_family_id" bigint,
	"service_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"discount_code" text,
	"vat_exempt" boolean DEFAULT false NOT NULL,
	"quote_fingerprint" text,
	"notes" text DEFAULT '' NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trips_dates" CHECK ("trips"."to_date" > "trips"."from_date")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "trip_id" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "expense_shares" ADD CONSTRAINT "expense_shares_expense_id_expenses_id_fk" FOREIGN KEY ("expense_id") REFERENCES "public"."expenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_shares" ADD CONSTRAINT "expense_shares_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_shares" ADD CONSTRAINT "expense_shares_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_group_id_trip_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trip_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_receipt_ref_attachments_ref_fk" FOREIGN KEY ("receipt_ref") REFERENCES "public"."attachments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_quote_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("quote_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_history" ADD CONSTRAINT "payout_history_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_history" ADD CONSTRAINT "payout_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_quote_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("quote_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_purchase_invoice_id_purchase_invoices_id_fk" FOREIGN KEY ("purchase_invoice_id") REFERENCES "public"."purchase_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_parents" ADD CONSTRAINT "student_parents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_parents" ADD CONSTRAINT "student_parents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_quote_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("quote_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_attachment_ref_attachments_ref_fk" FOREIGN KEY ("attachment_ref") REFERENCES "public"."attachments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_activities" ADD CONSTRAINT "trip_activities_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_activities" ADD CONSTRAINT "trip_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_groups" ADD CONSTRAINT "trip_groups_county_id_counties_id_fk" FOREIGN KEY ("county_id") REFERENCES "public"."counties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_history" ADD CONSTRAINT "trip_history_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_history" ADD CONSTRAINT "trip_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_trip_type_id_trip_types_id_fk" FOREIGN KEY ("trip_type_id") REFERENCES "public"."trip_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_coordinator_id_users_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_group_id_trip_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."trip_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_host_family_id_host_families_id_fk" FOREIGN KEY ("host_family_id") REFERENCES "public"."host_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_backup_host_family_id_host_families_id_fk" FOREIGN KEY ("backup_host_family_id") REFERENCES "public"."host_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_quote_fingerprint_quotes_fingerprint_fk" FOREIGN KEY ("quote_fingerprint") REFERENCES "public"."quotes"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_shares_trip" ON "expense_shares" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "expense_shares_invoice" ON "expense_shares" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "expenses_trip" ON "expenses" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "expenses_group" ON "expenses" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "expenses_payer" ON "expenses" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "expenses_submitter" ON "expenses" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "expenses_state" ON "expenses" USING btree ("state","spent_on");--> statement-breakpoint
CREATE INDEX "expenses_receipt" ON "expenses" USING btree ("receipt_ref");--> statement-breakpoint
CREATE INDEX "gateway_events_reference" ON "gateway_events" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "gateway_events_payment" ON "gateway_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_events_failed" ON "gateway_events" USING btree ("received_at") WHERE "gateway_events"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_intents_invoice" ON "payment_intents" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_intents_quote" ON "payment_intents" USING btree ("quote_fingerprint");--> statement-breakpoint
CREATE INDEX "payment_intents_trip" ON "payment_intents" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "payment_intents_payer" ON "payment_intents" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "payout_batches_business" ON "payout_batches" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "payout_history_payout" ON "payout_history" USING btree ("payout_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_history_paid" ON "payout_history" USING btree ("payout_id") WHERE "payout_history"."to_state" = 'paid';--> statement-breakpoint
CREATE INDEX "payouts_payee" ON "payouts" USING btree ("payee_type","payee_id");--> statement-breakpoint
CREATE INDEX "payouts_trip" ON "payouts" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","due_date");--> statement-breakpoint
CREATE INDEX "payouts_purchase" ON "payouts" USING btree ("purchase_invoice_id");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payouts_business" ON "payouts" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "payouts_quote" ON "payouts" USING btree ("quote_fingerprint");--> statement-breakpoint
CREATE INDEX "student_parents_user" ON "student_parents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "students_agent" ON "students" USING btree ("agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_invoices_number" ON "purchase_invoices" USING btree ("business_id",lower("supplier_name"),lower("number")) WHERE "purchase_invoices"."state" <> 'void';--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_invoices_stay" ON "purchase_invoices" USING btree ("trip_id","payee_type","payee_id") WHERE "purchase_invoices"."state" <> 'void' and "purchase_invoices"."self_billed";--> statement-breakpoint
CREATE INDEX "purchase_invoices_payee" ON "purchase_invoices" USING btree ("payee_type","payee_id");--> statement-breakpoint
CREATE INDEX "purchase_invoices_state" ON "purchase_invoices" USING btree ("state","due_date");--> statement-breakpoint
CREATE INDEX "purchase_invoices_trip" ON "purchase_invoices" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "purchase_invoices_quote" ON "purchase_invoices" USING btree ("quote_fingerprint");--> statement-breakpoint
CREATE INDEX "purchase_invoices_attachment" ON "purchase_invoices" USING btree ("attachment_ref");--> statement-breakpoint
CREATE INDEX "runs_kind" ON "runs" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "runs_starter" ON "runs" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "trip_activities_activity" ON "trip_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "trip_groups_agent" ON "trip_groups" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "trip_history_trip" ON "trip_history" USING btree ("trip_id","id");--> statement-breakpoint
CREATE INDEX "trips_student" ON "trips" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "trips_parent" ON "trips" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "trips_host_family" ON "trips" USING btree ("host_family_id","from_date");--> statement-breakpoint
CREATE INDEX "trips_agent" ON "trips" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "trips_group" ON "trips" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "trips_state" ON "trips" USING btree ("state","from_date");--> statement-breakpoint
CREATE INDEX "trips_quote" ON "trips" USING btree ("quote_fingerprint");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_trip" ON "invoices" USING btree ("trip_id");