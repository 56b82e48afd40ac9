CREATE FUNCTION health_words(allergies text, condition text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(regexp_split_to_array(public.fold_text(allergies || ' ' || condition), E'[-\\s''’.,;:/()&_"!?+*、。・（）「」]+'), '')
$$;
--> statement-breakpoint
CREATE TABLE "writing_prompt_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_prompt_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prompt_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	CONSTRAINT "writing_prompt_versions_number" UNIQUE("prompt_id","number")
);
--> statement-breakpoint
CREATE TABLE "writing_prompts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"prompt_version_id" bigint,
	"request" text NOT NULL,
	"sources" jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"model" text NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"cost" numeric(18, 6) NOT NULL,
	"currency" text NOT NULL,
	"month" text NOT NULL,
	"article_id" bigint,
	"locale" text,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" bigint,
	"alive_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writings_cost" CHECK ("writings"."cost" >= 0)
);
--> statement-breakpoint
ALTER TABLE "article_texts" ADD COLUMN "translated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "writing_prompt_versions" ADD CONSTRAINT "writing_prompt_versions_prompt_id_writing_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."writing_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_prompt_versions" ADD CONSTRAINT "writing_prompt_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_prompt_version_id_writing_prompt_versions_id_fk" FOREIGN KEY ("prompt_version_id") REFERENCES "public"."writing_prompt_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_prompt_versions_editor" ON "writing_prompt_versions" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "writing_prompts_title" ON "writing_prompts" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "writings_month" ON "writings" USING btree ("month");--> statement-breakpoint
CREATE INDEX "writings_running" ON "writings" USING btree ("alive_at") WHERE "writings"."state" = 'running';--> statement-breakpoint
CREATE INDEX "writings_prompt" ON "writings" USING btree ("prompt_version_id");--> statement-breakpoint
CREATE INDEX "writings_article" ON "writings" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "writings_editor" ON "writings" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "students_health" ON "students" USING gin (health_words("allergies", "any_medical_condition"));