-- What has left stays as it was, whoever writes to the database: a paid payout, a file for the bank and the steps of a payout are kept for ever.
CREATE TRIGGER payouts_kept BEFORE UPDATE OR DELETE ON payouts
  FOR EACH ROW WHEN (OLD.state = 'paid')
  EXECUTE FUNCTION refuse_changes_but('approved_by', 'created_by', 'version');
--> statement-breakpoint
CREATE TRIGGER payouts_not_emptied BEFORE TRUNCATE ON payouts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER payout_batches_kept BEFORE UPDATE OR DELETE ON payout_batches
  FOR EACH ROW EXECUTE FUNCTION refuse_changes_but('created_by');
--> statement-breakpoint
CREATE TRIGGER payout_batches_not_emptied BEFORE TRUNCATE ON payout_batches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER payout_history_kept BEFORE UPDATE OR DELETE ON payout_history
  FOR EACH ROW EXECUTE FUNCTION refuse_changes_but('by_id');
--> statement-breakpoint
CREATE TRIGGER purchase_invoices_kept BEFORE UPDATE OR DELETE ON purchase_invoices
  FOR EACH ROW WHEN (OLD.state <> 'draft')
  EXECUTE FUNCTION refuse_changes_but('state', 'paid', 'reason', 'accepted_by', 'accepted_at', 'approved_by', 'created_by', 'version');
--> statement-breakpoint
CREATE TRIGGER purchase_invoices_not_emptied BEFORE TRUNCATE ON purchase_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
