CREATE INDEX "audit_entries_noticed" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."action" in ('opened-restricted', 'sign-in-refused', 'new-device', 'passkey-went-back', 'read-much');--> statement-breakpoint
CREATE INDEX "read_entries_opened" ON "read_entries" USING btree ("actor","subject",("ids"[1]),"at") WHERE "read_entries"."kind" in ('one', 'part');--> statement-breakpoint
CREATE INDEX "members_kept" ON "members" USING btree ("updated_at","id") WHERE "members"."erased_at" is null and "members"."status" in ('completed', 'inactive');--> statement-breakpoint
CREATE INDEX "contacts_set_aside_kept" ON "contacts" USING btree ("created_at","id") WHERE "contacts"."is_quarantined" and "contacts"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "donations_set_aside_kept" ON "donations" USING btree ("created_at","id") WHERE "donations"."is_quarantined" and "donations"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "get_involved_submissions_set_aside_kept" ON "get_involved_submissions" USING btree ("created_at","id") WHERE "get_involved_submissions"."is_quarantined" and "get_involved_submissions"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "get_involved_submissions_kept" ON "get_involved_submissions" USING btree ("updated_at","id") WHERE "get_involved_submissions"."erased_at" is null;--> statement-breakpoint
CREATE FUNCTION office_month(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  AS $$ SELECT date_trunc('month', office_day(at))::date $$;
--> statement-breakpoint
-- Keeps who read how much in a month, as tallies of its first day. One writer at a time, until it has stored
-- them: two that note the same look at once would each take it for the first.
CREATE FUNCTION tally_reads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('app-tally-reads'));
  INSERT INTO tallies (name, value, day, count)
    SELECT t.name, r.actor, office_month(r.at), sum(t.step) FROM added AS r, LATERAL (VALUES
        ('reads.opened', (r.kind = 'one')::int),
        ('reads.lists', (r.kind = 'list')::int),
        ('reads.searches', (' ' || r.filters || ' ' LIKE '% search %')::int),
        ('reads.exports', (r.kind = 'export')::int),
        ('reads.exportedRows', CASE r.kind WHEN 'export' THEN cardinality(r.ids) ELSE 0 END)
      ) AS t (name, step) WHERE t.step > 0 GROUP BY 1, 2, 3;
  INSERT INTO tallies (name, value, day, count)
    SELECT 'reads.people', actor, month, count(*) FROM (
        SELECT DISTINCT actor, subject, ids[1] AS row_id, office_month(at) AS month FROM added
          WHERE kind IN ('one', 'part')
      ) AS looks
      WHERE NOT EXISTS (
        SELECT FROM read_entries AS r
          WHERE r.actor = looks.actor AND r.subject = looks.subject AND r.ids[1] = looks.row_id
            AND r.kind IN ('one', 'part') AND r.at > looks.month - interval '1 day'
            AND office_month(r.at) = looks.month AND r.id NOT IN (SELECT id FROM added)
      ) GROUP BY 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_added AFTER INSERT ON read_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_reads();
--> statement-breakpoint
INSERT INTO tallies (name, value, day, count)
  SELECT t.name, r.actor, r.month, t.total FROM (
    SELECT actor, office_month(at) AS month,
      count(*) FILTER (WHERE kind = 'one') AS opened,
      count(DISTINCT (subject, ids[1])) FILTER (WHERE kind IN ('one', 'part')) AS people,
      count(*) FILTER (WHERE kind = 'list') AS lists,
      count(*) FILTER (WHERE ' ' || filters || ' ' LIKE '% search %') AS searches,
      count(*) FILTER (WHERE kind = 'export') AS exports,
      coalesce(sum(cardinality(ids)) FILTER (WHERE kind = 'export'), 0) AS exported_rows
    FROM read_entries GROUP BY 1, 2
  ) AS r, LATERAL (VALUES ('reads.opened', r.opened), ('reads.people', r.people), ('reads.lists', r.lists),
    ('reads.searches', r.searches), ('reads.exports', r.exports), ('reads.exportedRows', r.exported_rows)
  ) AS t (name, total) WHERE t.total > 0;
