-- Records are found by their words, which triggers keep; the indexes of whole names go.
CREATE TABLE "record_words" (
	"word" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "record_words_word_kind_record_id_part_pk" PRIMARY KEY("word","kind","record_id","part")
);
--> statement-breakpoint
DROP INDEX "invoices_terms";--> statement-breakpoint
DROP INDEX "host_families_terms";--> statement-breakpoint
DROP INDEX "host_families_contact_terms";--> statement-breakpoint
DROP INDEX "users_terms";--> statement-breakpoint
DROP INDEX "users_contact_terms";--> statement-breakpoint
DROP INDEX "students_terms";--> statement-breakpoint
DROP INDEX "trip_groups_terms";--> statement-breakpoint
-- As foldText of the server: typed text and stored words are folded alike.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(translate(regexp_replace(normalize(given, NFKD), '[̀-ͯ]', '', 'g'), 'ØøŁłĐđÐðıÞþ', 'ooLldddditt'))
$$;
--> statement-breakpoint
-- The family name with the first name right behind it, as languages without spaces write it; null for others.
CREATE FUNCTION joined_name(family_name text, first_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN family_name !~ '[A-Za-z0-9]' AND family_name <> '' THEN family_name || first_name END
$$;
--> statement-breakpoint
-- The words of a record. A name of several parts, such as Anne-Marie, is also found by the later ones; one in a script without trigrams by
-- its end from each letter on, so that whatever is inside of it begins something.
CREATE FUNCTION words_of_record(whole text, names text, first_names text, contact text, phone text) RETURNS TABLE (part text, word text)
LANGUAGE plpgsql IMMUTABLE AS $$
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
$$;
--> statement-breakpoint
CREATE FUNCTION note_record_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER students_found AFTER INSERT OR DELETE ON students FOR EACH ROW EXECUTE FUNCTION note_record_words('student');
--> statement-breakpoint
CREATE TRIGGER students_found_anew AFTER UPDATE OF first_name, last_name ON students
  FOR EACH ROW WHEN (ROW(OLD.first_name, OLD.last_name) IS DISTINCT FROM ROW(NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION note_record_words('student');
--> statement-breakpoint
CREATE TRIGGER users_found AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION note_record_words('account');
--> statement-breakpoint
CREATE TRIGGER users_found_anew AFTER UPDATE OF first_name, last_name, email, phone ON users
  FOR EACH ROW WHEN (ROW(OLD.first_name, OLD.last_name, OLD.email, OLD.phone) IS DISTINCT FROM ROW(NEW.first_name, NEW.last_name, NEW.email, NEW.phone))
  EXECUTE FUNCTION note_record_words('account');
--> statement-breakpoint
CREATE TRIGGER host_families_found AFTER INSERT OR DELETE ON host_families FOR EACH ROW EXECUTE FUNCTION note_record_words('hostFamily');
--> statement-breakpoint
CREATE TRIGGER host_families_found_anew AFTER UPDATE OF parent_guardian_one_first_name, parent_guardian_one_last_name, parent_guardian_two_first_name, parent_guardian_two_last_name, email, phone, city_town ON host_families
  FOR EACH ROW WHEN (ROW(OLD.parent_guardian_one_first_name, OLD.parent_guardian_one_last_name, OLD.parent_guardian_two_first_name, OLD.parent_guardian_two_last_name, OLD.email, OLD.phone, OLD.city_town) IS DISTINCT FROM ROW(NEW.parent_guardian_one_first_name, NEW.parent_guardian_one_last_name, NEW.parent_guardian_two_first_name, NEW.parent_guardian_two_last_name, NEW.email, NEW.phone, NEW.city_town))
  EXECUTE FUNCTION note_record_words('hostFamily');
--> statement-breakpoint
CREATE TRIGGER trip_groups_found AFTER INSERT OR DELETE ON trip_groups FOR EACH ROW EXECUTE FUNCTION note_record_words('group');
--> statement-breakpoint
CREATE TRIGGER trip_groups_found_anew AFTER UPDATE OF name, leader, leader_email ON trip_groups
  FOR EACH ROW WHEN (ROW(OLD.name, OLD.leader, OLD.leader_email) IS DISTINCT FROM ROW(NEW.name, NEW.leader, NEW.leader_email))
  EXECUTE FUNCTION note_record_words('group');
--> statement-breakpoint
CREATE TRIGGER invoices_found AFTER INSERT OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION note_record_words('invoice');
--> statement-breakpoint
CREATE TRIGGER invoices_found_anew AFTER UPDATE OF number, buyer_name, buyer_email, draft ON invoices
  FOR EACH ROW WHEN (ROW(OLD.number, OLD.buyer_name, OLD.buyer_email, OLD.draft) IS DISTINCT FROM ROW(NEW.number, NEW.buyer_name, NEW.buyer_email, NEW.draft))
  EXECUTE FUNCTION note_record_words('invoice');
--> statement-breakpoint
-- What was there before.
INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, 'student', r.id FROM students AS r, words_of_record(
  r.first_name || ' ' || r.last_name, concat_ws(' ', r.first_name, r.last_name, joined_name(r.last_name, r.first_name)), '', '', ''
) AS found;
--> statement-breakpoint
INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, 'account', r.id FROM users AS r, words_of_record(
  r.first_name || ' ' || r.last_name, concat_ws(' ', r.first_name, r.last_name, joined_name(r.last_name, r.first_name)), '', r.email, r.phone
) AS found;
--> statement-breakpoint
INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, 'hostFamily', r.id FROM host_families AS r, words_of_record(
  r.parent_guardian_one_first_name || ' ' || r.parent_guardian_one_last_name,
  r.parent_guardian_one_last_name || ' ' || r.parent_guardian_two_last_name,
  concat_ws(' ', r.parent_guardian_one_first_name, joined_name(r.parent_guardian_one_last_name, r.parent_guardian_one_first_name), r.parent_guardian_two_first_name),
  r.email || ' ' || r.city_town, r.phone
) AS found;
--> statement-breakpoint
INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, 'group', r.id FROM trip_groups AS r, words_of_record(
  r.name, r.name || ' ' || r.leader, '', r.leader_email, ''
) AS found;
--> statement-breakpoint
INSERT INTO record_words (part, word, kind, record_id) SELECT found.*, 'invoice', r.id FROM invoices AS r, words_of_record(
  r.buyer_name, concat_ws(' ', r.number, r.buyer_name, r.draft ->> 'reference'), '', r.buyer_email, ''
) AS found;
--> statement-breakpoint
CREATE INDEX "record_words_of_record" ON "record_words" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "record_words_inside" ON "record_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false) WHERE "record_words"."part" <> 'whole';