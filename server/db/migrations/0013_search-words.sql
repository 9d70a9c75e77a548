-- Search finds what begins with the letters typed, and reads no more of it than a page needs.
-- The bits of a text: for each word one for its first two letters and one for its first three.
CREATE FUNCTION search_bits(searched text) RETURNS bit LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(
      set_bit(0::bit(128), (ascii(word) * 37 + ascii(substr(word, 2, 1)) * 11) % 128, 1)
      | set_bit(0::bit(128), CASE WHEN length(word) > 2
          THEN (ascii(word) * 101 + ascii(substr(word, 2, 1)) * 59 + ascii(substr(word, 3, 1)) * 23) % 128
          ELSE (ascii(word) * 37 + ascii(substr(word, 2, 1)) * 11) % 128 END, 1)
    ), 0::bit(128))
    FROM unnest(string_to_array(searched, ' ')) AS word WHERE length(word) > 1
$$;
--> statement-breakpoint
-- The words of a text. Nobody types more of one than this, and a key has its limit.
CREATE FUNCTION search_words_of(searched text) RETURNS TABLE (is_first boolean, word text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT at = 1, left(found, 50)
    FROM unnest(string_to_array(searched, ' ')) WITH ORDINALITY AS words (found, at) WHERE found <> ''
$$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"list" text NOT NULL,
	"is_first" boolean NOT NULL,
	"word" text collate "C" NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "search_words_list_is_first_word_row_id_pk" PRIMARY KEY("list","is_first","word","row_id")
);
--> statement-breakpoint
DROP INDEX "contacts_search";
--> statement-breakpoint
DROP INDEX "donations_search";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_search";
--> statement-breakpoint
DROP INDEX "members_search";
--> statement-breakpoint
DROP INDEX "contacts_newest";
--> statement-breakpoint
DROP INDEX "contacts_by_due";
--> statement-breakpoint
DROP INDEX "donations_newest";
--> statement-breakpoint
DROP INDEX "donations_type_newest";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_newest";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_status_newest";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_type_newest";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_name";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_updated";
--> statement-breakpoint
DROP INDEX "get_involved_submissions_by_due";
--> statement-breakpoint
DROP INDEX "members_newest";
--> statement-breakpoint
DROP INDEX "members_status_newest";
--> statement-breakpoint
DROP INDEX "members_name";
--> statement-breakpoint
DROP INDEX "members_status_name";
--> statement-breakpoint
DROP INDEX "members_priority_rank";
--> statement-breakpoint
DROP INDEX "members_status_priority";
--> statement-breakpoint
DROP INDEX "members_updated";
--> statement-breakpoint
DROP INDEX "members_queue";
--> statement-breakpoint
DROP INDEX "members_status_queue";
--> statement-breakpoint
DROP INDEX "members_due";
--> statement-breakpoint
-- Texts of before: the last name goes first, as it does in the order by name, apostrophes become one of
-- a kind, and what stands behind a hyphen or an apostrophe is a word too, as are the ends of a phone
-- number (searchTextOf in server/api/search-text.ts does the same).
CREATE FUNCTION text_to_search(written text, name text, phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  WITH plain AS (
    SELECT translate(name || substr(written, length(name) + 1), '‘’ʼ', '''''''') AS text,
      regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(?=\d{10}$)', '') AS digits
  )
  SELECT concat_ws(' ', nullif(text, ''),
    (SELECT string_agg(ending, ' ' ORDER BY word_at, at) FROM (
      SELECT word_at, at, substr(word, at + 1) AS ending, row_number() OVER (PARTITION BY word_at ORDER BY at) AS nth
        FROM unnest(string_to_array(text, ' ')) WITH ORDINALITY AS words (word, word_at),
          generate_series(1, CASE WHEN word ~ '[-‐'']' THEN length(word) - 1 END) AS at
        WHERE substr(word, at, 1) IN ('-', '‐', '''')
    ) AS endings WHERE nth <= 4),
    CASE WHEN length(digits) > 7 THEN right(digits, 7) END,
    CASE WHEN length(digits) > 4 THEN right(digits, 4) END)
  FROM plain
$$;
--> statement-breakpoint
-- One writing of each table, where an update would also write every index once more.
ALTER TABLE members
  ALTER COLUMN search_text TYPE text USING text_to_search(search_text, sort_name, coalesce(phone, '')),
  ALTER COLUMN sort_name TYPE text USING translate(sort_name, '‘’ʼ', ''''''''),
  ADD COLUMN search_bits bit(128) GENERATED ALWAYS AS (search_bits(search_text)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE get_involved_submissions
  ALTER COLUMN search_text TYPE text USING text_to_search(search_text, sort_name, phone),
  ALTER COLUMN sort_name TYPE text USING translate(sort_name, '‘’ʼ', ''''''''),
  ADD COLUMN search_bits bit(128) GENERATED ALWAYS AS (search_bits(search_text)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE contacts
  ALTER COLUMN search_text TYPE text USING text_to_search(search_text, '', ''),
  ADD COLUMN search_bits bit(128) GENERATED ALWAYS AS (search_bits(search_text)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE donations
  ALTER COLUMN search_text TYPE text USING text_to_search(search_text, '', ''),
  ADD COLUMN search_bits bit(128) GENERATED ALWAYS AS (search_bits(search_text)) STORED NOT NULL;
--> statement-breakpoint
DROP FUNCTION text_to_search(text, text, text);
--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "contacts_by_due" ON "contacts" USING btree ("due_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" USING btree ("created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "donations_type_newest" ON "donations" USING btree ("type","created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "get_involved_submissions_newest" ON "get_involved_submissions" USING btree ("created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "get_involved_submissions_status_newest" ON "get_involved_submissions" USING btree ("status","created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "get_involved_submissions_type_newest" ON "get_involved_submissions" USING btree ("form_type","created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "get_involved_submissions_name" ON "get_involved_submissions" USING btree ("sort_name" collate "C","id","search_bits");
--> statement-breakpoint
CREATE INDEX "get_involved_submissions_updated" ON "get_involved_submissions" USING btree ("updated_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "get_involved_submissions_by_due" ON "get_involved_submissions" USING btree ("due_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_newest" ON "members" USING btree ("created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_status_newest" ON "members" USING btree ("status","created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("sort_name" collate "C","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_status_name" ON "members" USING btree ("status","sort_name" collate "C","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_priority_rank" ON "members" USING btree ("priority_rank","created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_status_priority" ON "members" USING btree ("status","priority_rank","created_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_updated" ON "members" USING btree ("updated_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_queue" ON "members" USING btree ("queue_rank","queue_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_status_queue" ON "members" USING btree ("status","queue_rank","queue_at","id","search_bits");
--> statement-breakpoint
CREATE INDEX "members_due" ON "members" USING btree ("due_at","id","search_bits") WHERE "members"."first_contacted_at" is null;
--> statement-breakpoint
-- Writes the words of every row anew: after rows came in without the triggers.
CREATE FUNCTION fill_search_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  ALTER TABLE search_words DROP CONSTRAINT search_words_list_is_first_word_row_id_pk;
  TRUNCATE search_words;
  INSERT INTO search_words
    SELECT list, w.is_first, w.word, id FROM (
      SELECT 'm' AS list, id, search_text FROM members
      UNION ALL SELECT 's', id, search_text FROM get_involved_submissions
      UNION ALL SELECT 'c', id, search_text FROM contacts
      UNION ALL SELECT 'd', id, search_text FROM donations
    ) AS r, search_words_of(r.search_text) AS w;
  ALTER TABLE search_words ADD CONSTRAINT search_words_list_is_first_word_row_id_pk
    PRIMARY KEY (list, is_first, word, row_id);
END $$;
--> statement-breakpoint
SELECT fill_search_words();
--> statement-breakpoint
CREATE FUNCTION search_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
    SELECT TG_ARGV[0], w.is_first, w.word, r.id FROM added AS r, search_words_of(r.search_text) AS w;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_words_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words AS s USING removed AS r, search_words_of(r.search_text) AS w
    WHERE s.list = TG_ARGV[0] AND s.is_first = w.is_first AND s.word = w.word AND s.row_id = r.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words AS s USING search_words_of(OLD.search_text) AS w
    WHERE s.list = TG_ARGV[0] AND s.is_first = w.is_first AND s.word = w.word AND s.row_id = OLD.id;
  INSERT INTO search_words
    SELECT TG_ARGV[0], w.is_first, w.word, NEW.id FROM search_words_of(NEW.search_text) AS w;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $do$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES ('members', 'm'), ('get_involved_submissions', 's'), ('contacts', 'c'), ('donations', 'd'))
    AS lists (source, list)
  LOOP
    EXECUTE format($f$
      CREATE TRIGGER search_words_added AFTER INSERT ON %1$I REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION search_words_added(%2$L);
      CREATE TRIGGER search_words_removed AFTER DELETE ON %1$I REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION search_words_removed(%2$L);
      CREATE TRIGGER search_words_changed AFTER UPDATE OF search_text ON %1$I
        FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text)
        EXECUTE FUNCTION search_words_changed(%2$L);
    $f$, kept.source, kept.list);
  END LOOP;
END $do$;
