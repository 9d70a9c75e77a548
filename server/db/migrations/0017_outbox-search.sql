-- Staff find a message by the beginning of its address or of the domain, or by a number or its end, and
-- read no more for it than a page needs, however many were sent (searchTextOf in
-- server/api/search-text.ts does the same for the other lists).
CREATE FUNCTION outbox_search_text(channel text, recipient text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN channel = 'text' THEN concat_ws(' ', digits, right(digits, 7), right(digits, 4))
    ELSE concat_ws(' ', lower(recipient), nullif(split_part(lower(recipient), '@', 2), '')) END
  FROM (SELECT regexp_replace(regexp_replace(recipient, '\D', '', 'g'), '^1(?=\d{10}$)', '') AS digits) AS number
$$;
--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "outbox_status_newest";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search_text" text GENERATED ALWAYS AS (outbox_search_text(channel, recipient)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search_bits" bit(128) GENERATED ALWAYS AS (search_bits(outbox_search_text(channel, recipient))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_kind_newest" ON "outbox" USING btree ("kind","created_at","id","search_bits");--> statement-breakpoint
CREATE INDEX "outbox_kind_status" ON "outbox" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id","search_bits");--> statement-breakpoint
CREATE INDEX "outbox_status_newest" ON "outbox" USING btree ("status","created_at","id","search_bits");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fill_search_words() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  ALTER TABLE search_words DROP CONSTRAINT search_words_list_is_first_word_row_id_pk;
  TRUNCATE search_words;
  INSERT INTO search_words
    SELECT list, w.is_first, w.word, id FROM (
      SELECT 'm' AS list, id, search_text FROM members
      UNION ALL SELECT 's', id, search_text FROM get_involved_submissions
      UNION ALL SELECT 'c', id, search_text FROM contacts
      UNION ALL SELECT 'd', id, search_text FROM donations
      UNION ALL SELECT 'o', id, search_text FROM outbox
    ) AS r, search_words_of(r.search_text) AS w;
  ALTER TABLE search_words ADD CONSTRAINT search_words_list_is_first_word_row_id_pk
    PRIMARY KEY (list, is_first, word, row_id);
END $$;
--> statement-breakpoint
INSERT INTO search_words
  SELECT 'o', w.is_first, w.word, id FROM outbox, search_words_of(search_text) AS w;
--> statement-breakpoint
-- To whom a message goes is never changed.
CREATE TRIGGER search_words_added AFTER INSERT ON outbox REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search_words_added('o');
--> statement-breakpoint
CREATE TRIGGER search_words_removed AFTER DELETE ON outbox REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION search_words_removed('o');
