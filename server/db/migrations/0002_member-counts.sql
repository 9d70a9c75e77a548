-- Keeps member_counts in step, once per statement, whatever changes the members.
CREATE FUNCTION count_members_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counts AS kept (status, shard, count)
    SELECT status, pg_backend_pid() % 8, count(*) FROM added GROUP BY status ORDER BY status
    ON CONFLICT (status, shard) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_members_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counts AS kept (status, shard, count)
    SELECT status, pg_backend_pid() % 8, -count(*) FROM removed GROUP BY status ORDER BY status
    ON CONFLICT (status, shard) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counts AS kept (status, shard, count)
    SELECT status, pg_backend_pid() % 8, sum(step) FROM (
      SELECT status, 1 AS step FROM added UNION ALL SELECT status, -1 FROM removed
    ) AS steps GROUP BY status HAVING sum(step) <> 0 ORDER BY status
    ON CONFLICT (status, shard) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_added AFTER INSERT ON members
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_members_added();
--> statement-breakpoint
CREATE TRIGGER members_removed AFTER DELETE ON members
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_members_removed();
--> statement-breakpoint
CREATE TRIGGER members_changed AFTER UPDATE ON members
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_members_changed();
