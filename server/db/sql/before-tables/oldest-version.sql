-- The oldest version of the product that may run on these tables; older ones refuse to start. A migration that older
-- versions cannot run beside replaces this function.
CREATE FUNCTION oldest_version() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '0.1.0' $$;
