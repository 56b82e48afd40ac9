-- What was published or kept stays as it was, whoever writes to the database: a row can't be taken out, and only the columns
-- that its trigger names can change. A price book can be called off once; the account of whoever made a quote can go.
CREATE FUNCTION refuse_other_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV[0] = to_jsonb(OLD) - TG_ARGV[0]
    AND (TG_ARGV[1] <> 'once' OR to_jsonb(OLD) ->> TG_ARGV[0] IS NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a row of % is kept for ever: only its % can change', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the rows of % are kept for ever', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_books_kept BEFORE UPDATE OR DELETE ON price_books
  FOR EACH ROW EXECUTE FUNCTION refuse_other_changes('withdrawn_at', 'once');
--> statement-breakpoint
CREATE TRIGGER price_books_not_emptied BEFORE TRUNCATE ON price_books
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
--> statement-breakpoint
CREATE TRIGGER quotes_kept BEFORE UPDATE OR DELETE ON quotes
  FOR EACH ROW EXECUTE FUNCTION refuse_other_changes('created_by', 'always');
--> statement-breakpoint
CREATE TRIGGER quotes_not_emptied BEFORE TRUNCATE ON quotes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();
