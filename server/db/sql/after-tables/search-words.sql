-- search_words: the words of every searched row, updated by triggers.

-- Words are cut to 50 letters because an index key has a size limit.
CREATE FUNCTION search_words_of(searched text) RETURNS TABLE (is_first boolean, word text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT at = 1, left(found, 50)
    FROM unnest(string_to_array(searched, ' ')) WITH ORDINALITY AS words (found, at) WHERE found <> ''
$$;

-- Rebuilds all words, after a restore that skipped the triggers.
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
      UNION ALL SELECT 'o', id, search_text FROM outbox
    ) AS r, search_words_of(r.search_text) AS w;
  ALTER TABLE search_words ADD CONSTRAINT search_words_list_is_first_word_row_id_pk
    PRIMARY KEY (list, is_first, word, row_id);
END $$;

CREATE FUNCTION search_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
    SELECT TG_ARGV[0], w.is_first, w.word, r.id FROM added AS r, search_words_of(r.search_text) AS w;
  RETURN NULL;
END $$;

CREATE FUNCTION search_words_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words AS s USING removed AS r, search_words_of(r.search_text) AS w
    WHERE s.list = TG_ARGV[0] AND s.is_first = w.is_first AND s.word = w.word AND s.row_id = r.id;
  RETURN NULL;
END $$;

CREATE FUNCTION search_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words AS s USING search_words_of(OLD.search_text) AS w
    WHERE s.list = TG_ARGV[0] AND s.is_first = w.is_first AND s.word = w.word AND s.row_id = OLD.id;
  INSERT INTO search_words
    SELECT TG_ARGV[0], w.is_first, w.word, NEW.id FROM search_words_of(NEW.search_text) AS w;
  RETURN NULL;
END $$;

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

-- The recipient of a message never changes, so the outbox needs no update trigger.
CREATE TRIGGER search_words_added AFTER INSERT ON outbox REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search_words_added('o');

CREATE TRIGGER search_words_removed AFTER DELETE ON outbox REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION search_words_removed('o');
