CREATE TABLE "payout_details_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_details_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payee_type" text NOT NULL,
	"payee_id" bigint NOT NULL,
	"field" text NOT NULL,
	"changed_by" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	"seen_by" bigint,
	"seen_at" timestamp with time zone,
	CONSTRAINT "payout_details_changes_field" CHECK ("payout_details_changes"."field" in ('holder', 'iban', 'bic'))
);
--> statement-breakpoint
ALTER TABLE "payout_details_changes" ADD CONSTRAINT "payout_details_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details_changes" ADD CONSTRAINT "payout_details_changes_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_details_changes_open" ON "payout_details_changes" USING btree ("payee_type","payee_id") WHERE "payout_details_changes"."seen_at" is null;
--> statement-breakpoint
-- Who changed which value so far is told by the change log; saving an account as it was changed nothing.
INSERT INTO payout_details_changes (payee_type, payee_id, field, changed_by, changed_at)
SELECT split_part(a.subject_id, ':', 1), split_part(a.subject_id, ':', 2)::bigint, f.field, u.id, a.at
FROM audit a
CROSS JOIN (VALUES ('holder'), ('iban'), ('bic')) AS f(field)
LEFT JOIN users u ON u.id = a.actor_id
WHERE a.action = 'payoutDetails.edit' AND a.subject_id ~ '^(Host_family|Activity):[0-9]+$'
  AND a.changes -> f.field ->> 'before' IS DISTINCT FROM a.changes -> f.field ->> 'after'
ORDER BY a.id;
--> statement-breakpoint
INSERT INTO payout_details_changes (payee_type, payee_id, field, changed_by, changed_at)
SELECT d.payee_type, d.payee_id, f.field, d.changed_by, d.changed_at
FROM payout_details d
CROSS JOIN (VALUES ('holder'), ('iban'), ('bic')) AS f(field)
WHERE NOT EXISTS (SELECT 1 FROM payout_details_changes c WHERE c.payee_type = d.payee_type AND c.payee_id = d.payee_id);
--> statement-breakpoint
-- Seen is what somebody approved a payout after who had no part in any change before.
UPDATE payout_details_changes c
SET seen_at = p.approved_at, seen_by = p.approved_by
FROM payouts p
WHERE p.payee_type = c.payee_type AND p.payee_id = c.payee_id AND p.approved_by IS NOT NULL AND p.approved_at > c.changed_at
  AND NOT EXISTS (
    SELECT 1 FROM payout_details_changes o
    WHERE o.payee_type = c.payee_type AND o.payee_id = c.payee_id AND o.changed_by = p.approved_by AND o.changed_at <= p.approved_at
  );
