-- What was sent or received stays as it was, whoever writes to the database: an invoice with a number and a payment can't be taken out,
-- and only the columns that their triggers name can change: how far they are settled, and whose account they belong to.
CREATE FUNCTION refuse_changes_but() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a row of % is kept for ever: only these can change: %', TG_TABLE_NAME, array_to_string(TG_ARGV, ', ') USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL)
  EXECUTE FUNCTION refuse_changes_but('state', 'paid', 'credited', 'voided_at', 'reason', 'reminded_at', 'version', 'buyer_id', 'created_by');
--> statement-breakpoint
CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_changes_but('version', 'created_by');
--> statement-breakpoint
CREATE TRIGGER payments_not_emptied BEFORE TRUNCATE ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
