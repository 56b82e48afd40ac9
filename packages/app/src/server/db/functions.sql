-- The functions and triggers of the database as they are after the last migration. Generated: change them by a migration
-- (npm run migrations -w @hosted-stay/app -- NAME --custom), never here.

CREATE OR REPLACE FUNCTION public.beds_fit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  has integer;
  taken integer;
BEGIN
  SELECT guests_number INTO has FROM host_families WHERE id = NEW.host_family_id FOR NO KEY UPDATE;
  IF NEW.kind <> 'own' AND NEW.expires_at IS NOT NULL AND NEW.expires_at <= NEW.held_at THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(max(beds_of_night), 0) INTO taken
  FROM (
    SELECT night, sum(CASE WHEN block.kind = 'own' THEN has ELSE block.beds END) AS beds_of_night
    FROM (
      SELECT NEW.from_date + days AS night
      FROM generate_series(0, CASE WHEN NEW.kind = 'own' THEN NEW.to_date ELSE NEW.to_date - 1 END - NEW.from_date) AS days
    ) AS stay
    JOIN host_calendar_blocks AS block ON block.host_family_id = NEW.host_family_id
      AND block.id <> NEW.id
      AND NOT (NEW.kind = 'own' AND block.kind = 'own')
      AND block.from_date <= night
      AND CASE WHEN block.kind = 'own' THEN block.to_date >= night ELSE block.to_date > night END
      AND (block.expires_at IS NULL OR block.expires_at > NEW.held_at)
    GROUP BY night
  ) AS nights;
  IF (NEW.kind = 'own' AND taken > 0) OR (NEW.kind <> 'own' AND taken + NEW.beds > has) THEN
    RAISE EXCEPTION 'the beds of host family % are taken', NEW.host_family_id USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'host_calendar_blocks_fit';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION public.fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT lower(translate(regexp_replace(normalize(given, NFKD), '[̀-ͯ]', '', 'g'), 'ØøŁłĐđÐðıÞþ', 'ooLldddditt'))
$function$;

CREATE OR REPLACE FUNCTION public.health_words(allergies text, condition text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT array_remove(regexp_split_to_array(public.fold_text(allergies || ' ' || condition), E'[-\\s''’.,;:/()&_"!?+*、。・（）「」]+'), '')
$function$;

CREATE OR REPLACE FUNCTION public.joined_name(family_name text, first_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN family_name !~ '[A-Za-z0-9]' AND family_name <> '' THEN family_name || first_name END
$function$;

CREATE OR REPLACE FUNCTION public.note_record_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  subject text := TG_ARGV[0];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM record_words WHERE kind = subject AND record_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  IF subject = 'student' THEN
    INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, subject, NEW.id FROM words_of_record(
      NEW.first_name || ' ' || NEW.last_name, concat_ws(' ', NEW.first_name, NEW.last_name, joined_name(NEW.last_name, NEW.first_name)), '', '', ''
    ) AS found;
  ELSIF subject = 'account' THEN
    INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, subject, NEW.id FROM words_of_record(
      NEW.first_name || ' ' || NEW.last_name, concat_ws(' ', NEW.first_name, NEW.last_name, joined_name(NEW.last_name, NEW.first_name)), '',
      NEW.email, NEW.phone
    ) AS found;
  ELSIF subject = 'hostFamily' THEN
    INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, subject, NEW.id FROM words_of_record(
      NEW.parent_guardian_one_first_name || ' ' || NEW.parent_guardian_one_last_name,
      NEW.parent_guardian_one_last_name || ' ' || NEW.parent_guardian_two_last_name,
      concat_ws(' ', NEW.parent_guardian_one_first_name, joined_name(NEW.parent_guardian_one_last_name, NEW.parent_guardian_one_first_name),
        NEW.parent_guardian_two_first_name),
      NEW.email || ' ' || NEW.city_town, NEW.phone
    ) AS found;
  ELSIF subject = 'group' THEN
    INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, subject, NEW.id
    FROM words_of_record(NEW.name, NEW.name || ' ' || NEW.leader, '', NEW.leader_email, '') AS found;
  ELSE
    INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, subject, NEW.id FROM words_of_record(
      NEW.buyer_name, concat_ws(' ', NEW.number, NEW.buyer_name, NEW.draft ->> 'reference'), '', NEW.buyer_email, ''
    ) AS found;
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.note_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  former bigint;
  latter bigint;
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    PERFORM record_search_change('all', 0);
    RETURN NULL;
  END IF;
  IF TG_NARGS = 1 THEN
    latter := 0;
  ELSIF TG_ARGV[1] = 'user_id' THEN
    SELECT id INTO latter FROM host_families WHERE user_id = NEW.id;
  ELSIF TG_ARGV[1] = 'host_family_id' THEN
    IF TG_OP <> 'INSERT' THEN former := OLD.host_family_id; END IF;
    IF TG_OP <> 'DELETE' THEN latter := NEW.host_family_id; END IF;
  ELSIF TG_ARGV[1] = 'activity_id' THEN
    IF TG_OP <> 'INSERT' THEN former := OLD.activity_id; END IF;
    IF TG_OP <> 'DELETE' THEN latter := NEW.activity_id; END IF;
  ELSE
    IF TG_OP <> 'INSERT' THEN former := OLD.id; END IF;
    IF TG_OP <> 'DELETE' THEN latter := NEW.id; END IF;
  END IF;
  IF latter IS NOT NULL THEN
    PERFORM record_search_change(TG_ARGV[0], latter);
  END IF;
  IF former IS DISTINCT FROM latter AND former IS NOT NULL THEN
    PERFORM record_search_change(TG_ARGV[0], former);
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.places_fit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  has integer;
  is_open boolean;
  taken integer;
BEGIN
  SELECT capacity, state = 'open' INTO has, is_open FROM activity_schedules WHERE id = NEW.schedule_id FOR NO KEY UPDATE;
  IF NEW.expires_at IS NOT NULL AND NEW.expires_at <= NEW.held_at THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    is_open := is_open OR (NEW.schedule_id = OLD.schedule_id AND NEW.places <= OLD.places);
  END IF;
  SELECT coalesce(sum(places), 0) INTO taken FROM camp_places
    WHERE schedule_id = NEW.schedule_id AND id <> NEW.id AND (expires_at IS NULL OR expires_at > NEW.held_at);
  IF NOT is_open OR taken + NEW.places > has THEN
    RAISE EXCEPTION 'the places of camp week % are taken', NEW.schedule_id USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'camp_places_fit';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION public.record_search_change(changed text, changed_id bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  most CONSTANT integer := 5000;
  noted integer := coalesce(nullif(current_setting('hosted_stay.search_changes', true), ''), '0')::integer;
  made bigint;
BEGIN
  IF noted > most OR EXISTS (
    SELECT FROM search_changes WHERE xid = pg_current_xact_id() AND subject = changed AND subject_id = changed_id
  ) THEN
    RETURN;
  END IF;
  PERFORM set_config('hosted_stay.search_changes', (noted + 1)::text, true);
  INSERT INTO search_changes (subject, subject_id)
    VALUES (CASE WHEN noted = most THEN 'all' ELSE changed END, CASE WHEN noted = most THEN 0 ELSE changed_id END)
    RETURNING id INTO made;
  IF made % 1000 = 0 THEN
    DELETE FROM search_changes WHERE id IN (
      SELECT id FROM search_changes
      WHERE id < made - 50000 OR (id < made - 10000 AND at < clock_timestamp() - interval '1 hour')
      FOR UPDATE SKIP LOCKED
    );
  END IF;
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_changes_but()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a row of % is kept for ever: only these can change: %', TG_TABLE_NAME, array_to_string(TG_ARGV, ', ') USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_emptying()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the rows of % are kept for ever', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_other_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV[0] = to_jsonb(OLD) - TG_ARGV[0]
    AND (TG_ARGV[1] <> 'once' OR to_jsonb(OLD) ->> TG_ARGV[0] IS NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a row of % is kept for ever: only its % can change', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_second_bill_of_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.words_of_record(whole text, names text, first_names text, contact text, phone text)
 RETURNS TABLE(part text, word text)
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
#variable_conflict use_column
BEGIN
  -- Not in SQL, whose plans are made anew for each row.
  RETURN QUERY
  WITH words AS MATERIALIZED (
    SELECT DISTINCT texts.part, left(words.word, 200) AS word
    FROM (VALUES ('name', names), ('first', first_names), ('contact', contact)) AS texts (part, text),
      regexp_split_to_table(fold_text(texts.text), '\s+') AS words (word)
    WHERE words.word <> ''
  )
  SELECT words.part, words.word FROM words
  UNION
  SELECT words.part, substr(words.word, at + 1) FROM words, generate_series(2, length(words.word) - 1) AS at
  WHERE words.part <> 'contact' AND substr(words.word, at, 1) ~ '[-''’.,;:/()&_]' AND substr(words.word, at + 1) ~ '^[^-''’.,;:/()&_]'
  UNION
  SELECT CASE words.part WHEN 'name' THEN 'rest' ELSE 'firstRest' END, substr(words.word, at + 1)
  FROM words, generate_series(1, least(length(words.word), 30) - 1) AS at
  WHERE words.part <> 'contact' AND words.word !~ '[a-z0-9]'
  UNION
  SELECT 'whole', left(named.text, 200)
  FROM (SELECT btrim(regexp_replace(fold_text(whole), '\s+', ' ', 'g')) AS text) AS named WHERE named.text <> ''
  UNION
  SELECT 'phone', left(dialled.digits, 200) FROM (SELECT regexp_replace(phone, '[^0-9]', '', 'g') AS digits) AS dialled WHERE dialled.digits <> '';
END
$function$;

CREATE TRIGGER activities_emptied AFTER TRUNCATE ON public.activities FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER activities_searched AFTER INSERT OR DELETE OR UPDATE OF name, type, category_id, gender, min_age, max_age, county_id, location_id, description, active ON public.activities FOR EACH ROW EXECUTE FUNCTION note_search_change('activity', 'id');

CREATE TRIGGER activity_photos_emptied AFTER TRUNCATE ON public.activity_photos FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER activity_photos_searched AFTER INSERT OR DELETE OR UPDATE OF activity_id, ref, "position" ON public.activity_photos FOR EACH ROW EXECUTE FUNCTION note_search_change('activity', 'activity_id');

CREATE TRIGGER activity_schedules_emptied AFTER TRUNCATE ON public.activity_schedules FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER activity_schedules_searched AFTER INSERT OR DELETE OR UPDATE OF activity_id, start_date, state ON public.activity_schedules FOR EACH ROW EXECUTE FUNCTION note_search_change('activity', 'activity_id');

CREATE TRIGGER camp_places_fit BEFORE INSERT OR UPDATE OF schedule_id, places, expires_at ON public.camp_places FOR EACH ROW EXECUTE FUNCTION places_fit();

CREATE TRIGGER counties_emptied AFTER TRUNCATE ON public.counties FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER counties_searched AFTER INSERT OR DELETE OR UPDATE OF country_id, name ON public.counties FOR EACH ROW EXECUTE FUNCTION note_search_change('place');

CREATE TRIGGER countries_emptied AFTER TRUNCATE ON public.countries FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER countries_searched AFTER INSERT OR DELETE OR UPDATE OF code, name, hosting ON public.countries FOR EACH ROW EXECUTE FUNCTION note_search_change('place');

CREATE TRIGGER host_calendar_blocks_emptied AFTER TRUNCATE ON public.host_calendar_blocks FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER host_calendar_blocks_fit BEFORE INSERT OR UPDATE OF host_family_id, kind, from_date, to_date, beds, expires_at ON public.host_calendar_blocks FOR EACH ROW EXECUTE FUNCTION beds_fit();

CREATE TRIGGER host_calendar_blocks_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, kind, from_date, to_date, beds, order_id, expires_at ON public.host_calendar_blocks FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');

CREATE TRIGGER host_children_emptied AFTER TRUNCATE ON public.host_children FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER host_children_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, gender, dob ON public.host_children FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');

CREATE TRIGGER host_families_emptied AFTER TRUNCATE ON public.host_families FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER host_families_found AFTER INSERT OR DELETE ON public.host_families FOR EACH ROW EXECUTE FUNCTION note_record_words('hostFamily');

CREATE TRIGGER host_families_found_anew AFTER UPDATE OF parent_guardian_one_first_name, parent_guardian_one_last_name, parent_guardian_two_first_name, parent_guardian_two_last_name, email, phone, city_town ON public.host_families FOR EACH ROW WHEN ((((((((old.parent_guardian_one_first_name IS DISTINCT FROM new.parent_guardian_one_first_name) OR (old.parent_guardian_one_last_name IS DISTINCT FROM new.parent_guardian_one_last_name)) OR (old.parent_guardian_two_first_name IS DISTINCT FROM new.parent_guardian_two_first_name)) OR (old.parent_guardian_two_last_name IS DISTINCT FROM new.parent_guardian_two_last_name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.city_town IS DISTINCT FROM new.city_town))) EXECUTE FUNCTION note_record_words('hostFamily');

CREATE TRIGGER host_families_searched AFTER INSERT OR DELETE OR UPDATE OF user_id, county_id, parent_guardian_one_last_name, parent_guardian_two_last_name, address_line_1, hosting_types, guests_number, location_id, description, welcomes_age_from, welcomes_age_to, welcomes_genders, min_nights, max_nights, notice_days, paused, vetting_state ON public.host_families FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'id');

CREATE TRIGGER host_family_photos_emptied AFTER TRUNCATE ON public.host_family_photos FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER host_family_photos_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, ref, "position" ON public.host_family_photos FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');

CREATE TRIGGER host_family_tags_emptied AFTER TRUNCATE ON public.host_family_tags FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER host_family_tags_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, tag_id ON public.host_family_tags FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');

CREATE TRIGGER invoices_found AFTER INSERT OR DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION note_record_words('invoice');

CREATE TRIGGER invoices_found_anew AFTER UPDATE OF number, buyer_name, buyer_email, draft ON public.invoices FOR EACH ROW WHEN (((((old.number IS DISTINCT FROM new.number) OR (old.buyer_name IS DISTINCT FROM new.buyer_name)) OR (old.buyer_email IS DISTINCT FROM new.buyer_email)) OR (old.draft IS DISTINCT FROM new.draft))) EXECUTE FUNCTION note_record_words('invoice');

CREATE TRIGGER invoices_kept BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW WHEN ((old.number IS NOT NULL)) EXECUTE FUNCTION refuse_changes_but('state', 'paid', 'credited', 'voided_at', 'reason', 'reminded_at', 'version', 'buyer_id', 'created_by');

CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER locations_emptied AFTER TRUNCATE ON public.locations FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER locations_searched AFTER INSERT OR DELETE OR UPDATE OF county_id, name, latitude, longitude ON public.locations FOR EACH ROW EXECUTE FUNCTION note_search_change('place');

CREATE TRIGGER payments_kept BEFORE DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION refuse_changes_but('version', 'created_by');

CREATE TRIGGER payments_not_emptied BEFORE TRUNCATE ON public.payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER payout_batches_kept BEFORE DELETE OR UPDATE ON public.payout_batches FOR EACH ROW EXECUTE FUNCTION refuse_changes_but('created_by');

CREATE TRIGGER payout_batches_not_emptied BEFORE TRUNCATE ON public.payout_batches FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER payout_history_kept BEFORE DELETE OR UPDATE ON public.payout_history FOR EACH ROW EXECUTE FUNCTION refuse_changes_but('by_id');

CREATE TRIGGER payouts_kept BEFORE DELETE OR UPDATE ON public.payouts FOR EACH ROW WHEN ((old.state = 'paid'::text)) EXECUTE FUNCTION refuse_changes_but('approved_by', 'created_by', 'version');

CREATE TRIGGER payouts_not_emptied BEFORE TRUNCATE ON public.payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER price_books_kept BEFORE DELETE OR UPDATE ON public.price_books FOR EACH ROW EXECUTE FUNCTION refuse_other_changes('withdrawn_at', 'once');

CREATE TRIGGER price_books_not_emptied BEFORE TRUNCATE ON public.price_books FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER purchase_invoices_kept BEFORE DELETE OR UPDATE ON public.purchase_invoices FOR EACH ROW WHEN ((old.state <> 'draft'::text)) EXECUTE FUNCTION refuse_changes_but('state', 'paid', 'reason', 'accepted_by', 'accepted_at', 'approved_by', 'created_by', 'version');

CREATE TRIGGER purchase_invoices_not_emptied BEFORE TRUNCATE ON public.purchase_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER purchase_invoices_stay_once_insert BEFORE INSERT ON public.purchase_invoices FOR EACH ROW WHEN (((new.trip_id IS NOT NULL) AND (new.payee_id IS NOT NULL) AND (new.state <> 'void'::text))) EXECUTE FUNCTION refuse_second_bill_of_stay();

CREATE TRIGGER purchase_invoices_stay_once_update BEFORE UPDATE OF trip_id, payee_type, payee_id, self_billed ON public.purchase_invoices FOR EACH ROW WHEN (((new.trip_id IS NOT NULL) AND (new.payee_id IS NOT NULL) AND (new.state <> 'void'::text) AND ((((new.trip_id IS DISTINCT FROM old.trip_id) OR (new.payee_type IS DISTINCT FROM old.payee_type)) OR (new.payee_id IS DISTINCT FROM old.payee_id)) OR (new.self_billed IS DISTINCT FROM old.self_billed)))) EXECUTE FUNCTION refuse_second_bill_of_stay();

CREATE TRIGGER quotes_kept BEFORE DELETE OR UPDATE ON public.quotes FOR EACH ROW EXECUTE FUNCTION refuse_other_changes('created_by', 'always');

CREATE TRIGGER quotes_not_emptied BEFORE TRUNCATE ON public.quotes FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying();

CREATE TRIGGER students_found AFTER INSERT OR DELETE ON public.students FOR EACH ROW EXECUTE FUNCTION note_record_words('student');

CREATE TRIGGER students_found_anew AFTER UPDATE OF first_name, last_name ON public.students FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION note_record_words('student');

CREATE TRIGGER tags_emptied AFTER TRUNCATE ON public.tags FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER tags_searched AFTER INSERT OR DELETE OR UPDATE OF kind, code, name, "position", active ON public.tags FOR EACH ROW EXECUTE FUNCTION note_search_change('place');

CREATE TRIGGER trip_groups_found AFTER INSERT OR DELETE ON public.trip_groups FOR EACH ROW EXECUTE FUNCTION note_record_words('group');

CREATE TRIGGER trip_groups_found_anew AFTER UPDATE OF name, leader, leader_email ON public.trip_groups FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.leader IS DISTINCT FROM new.leader)) OR (old.leader_email IS DISTINCT FROM new.leader_email))) EXECUTE FUNCTION note_record_words('group');

CREATE TRIGGER trip_offers_emptied AFTER TRUNCATE ON public.trip_offers FOR EACH STATEMENT EXECUTE FUNCTION note_search_change();

CREATE TRIGGER trip_offers_searched AFTER INSERT OR DELETE OR UPDATE OF host_family_id, asked_at, answered_at ON public.trip_offers FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'host_family_id');

CREATE TRIGGER users_found AFTER INSERT OR DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION note_record_words('account');

CREATE TRIGGER users_found_anew AFTER UPDATE OF first_name, last_name, email, phone ON public.users FOR EACH ROW WHEN (((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone))) EXECUTE FUNCTION note_record_words('account');

CREATE TRIGGER users_searched AFTER UPDATE OF deactivated_at, anonymised_at ON public.users FOR EACH ROW EXECUTE FUNCTION note_search_change('family', 'user_id');
