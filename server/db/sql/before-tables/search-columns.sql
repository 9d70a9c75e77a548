-- Functions of generated search columns.

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

-- Matches an address by its beginning or its domain, and a phone number by its beginning or end, as searchTextOf in
-- server/api/search-text.ts does for the other lists.
CREATE FUNCTION outbox_search_text(channel text, recipient text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN channel = 'text' THEN concat_ws(' ', digits, right(digits, 7), right(digits, 4))
    ELSE concat_ws(' ', lower(recipient), nullif(split_part(lower(recipient), '@', 2), '')) END
  FROM (SELECT regexp_replace(regexp_replace(recipient, '\D', '', 'g'), '^1(?=\d{10}$)', '') AS digits) AS number
$$;
