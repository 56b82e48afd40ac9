-- Whoever is paid for a stay bills it either by an invoice that we write or by their own, never by both. What was there before stays, and is
-- named by reconciliation.
CREATE FUNCTION refuse_second_bill_of_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('stay billed ' || NEW.trip_id || ' ' || NEW.payee_type || ' ' || NEW.payee_id, 0));
  IF EXISTS (
    SELECT 1 FROM purchase_invoices p
    WHERE p.trip_id = NEW.trip_id AND p.payee_type = NEW.payee_type AND p.payee_id = NEW.payee_id
      AND p.self_billed <> NEW.self_billed AND p.state <> 'void' AND p.id <> NEW.id
  ) THEN
    RAISE EXCEPTION 'the stay is billed already' USING ERRCODE = 'unique_violation', CONSTRAINT = 'purchase_invoices_stay_once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchase_invoices_stay_once_insert BEFORE INSERT ON purchase_invoices
  FOR EACH ROW WHEN (NEW.trip_id IS NOT NULL AND NEW.payee_id IS NOT NULL AND NEW.state <> 'void')
  EXECUTE FUNCTION refuse_second_bill_of_stay();
--> statement-breakpoint
CREATE TRIGGER purchase_invoices_stay_once_update BEFORE UPDATE OF trip_id, payee_type, payee_id, self_billed ON purchase_invoices
  FOR EACH ROW WHEN (NEW.trip_id IS NOT NULL AND NEW.payee_id IS NOT NULL AND NEW.state <> 'void'
    AND (NEW.trip_id, NEW.payee_type, NEW.payee_id, NEW.self_billed) IS DISTINCT FROM (OLD.trip_id, OLD.payee_type, OLD.payee_id, OLD.self_billed))
  EXECUTE FUNCTION refuse_second_bill_of_stay();
