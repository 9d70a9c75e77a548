-- Functions of generated search columns.

-- Matches an address by its beginning or its domain, and a phone number by its beginning or end, as searchTextOf in
-- server/api/search-text.ts does for the other lists.
CREATE FUNCTION outbox_search_text(channel text, recipient text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN channel = 'text' THEN concat_ws(' ', digits, right(digits, 7), right(digits, 4))
    ELSE concat_ws(' ', lower(recipient), nullif(split_part(lower(recipient), '@', 2), '')) END
  FROM (SELECT regexp_replace(regexp_replace(recipient, '\D', '', 'g'), '^1(?=\d{10}$)', '') AS digits) AS number
$$;
