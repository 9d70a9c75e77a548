DROP INDEX "members_due";--> statement-breakpoint
DROP INDEX "members_open";--> statement-breakpoint
CREATE INDEX "members_due" ON "members" USING btree ("due_at","id","search_bits","is_flagged") WHERE "members"."queue_rank" < 5 and "members"."due_at" is not null and "members"."first_contacted_at" is null;--> statement-breakpoint
CREATE INDEX "members_open" ON "members" USING btree ("created_at","id") WHERE "members"."queue_rank" < 5 and "members"."due_at" is not null and "members"."first_contacted_at" is null;--> statement-breakpoint
-- To who stands in a closed case no response is due any more. Who was never reached before it was closed is kept
-- apart: they were not helped, nor responded to in time. Nobody writes between the new rule and the corrected sums.
LOCK TABLE members IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DO $do$
DECLARE
  facts text := $$
      ('members', r.status, NULL::date),
      (CASE WHEN r.program_areas <> '{}' THEN 'members.areas' END, r.program_areas::text, NULL),
      (CASE WHEN r.is_flagged THEN 'members.set-aside' END,
        CASE WHEN r.due_at IS NOT NULL AND r.first_contacted_at IS NULL THEN 'open' ELSE '' END, NULL),
      (CASE WHEN r.referral_source = 'membership-assistance' THEN 'members.received' END, '', office_day(r.created_at)),
      (CASE WHEN NOT r.is_flagged AND r.due_at IS NOT NULL AND r.first_contacted_at IS NULL THEN
          CASE WHEN r.status IN ('completed', 'inactive') THEN 'members.closed-unreached' ELSE 'members.open' END
        END,
        office_day(r.created_at)::text, office_day(r.due_at)),
      (CASE WHEN NOT r.is_flagged AND r.due_at IS NOT NULL AND r.first_contacted_at IS NOT NULL THEN 'members.kept' END,
        CASE WHEN r.first_contacted_at <= r.due_at THEN 'in-time' ELSE 'late' END, office_day(r.created_at))
  $$;
BEGIN
  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION tally_members_added() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO tallies (name, value, day, count)
        SELECT t.name, t.value, t.day, count(*)
          FROM added AS r, LATERAL (VALUES %1$s) AS t (name, value, day)
          WHERE t.name IS NOT NULL GROUP BY 1, 2, 3;
      RETURN NULL;
    END $body$;
    CREATE OR REPLACE FUNCTION tally_members_removed() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO tallies (name, value, day, count)
        SELECT t.name, t.value, t.day, -count(*)
          FROM removed AS r, LATERAL (VALUES %1$s) AS t (name, value, day)
          WHERE t.name IS NOT NULL GROUP BY 1, 2, 3;
      RETURN NULL;
    END $body$;
    CREATE OR REPLACE FUNCTION tally_members_changed() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO tallies (name, value, day, count)
        SELECT name, value, day, sum(step) FROM (
          SELECT t.*, 1 AS step FROM added AS r, LATERAL (VALUES %1$s) AS t (name, value, day)
          UNION ALL
          SELECT t.*, -1 FROM removed AS r, LATERAL (VALUES %1$s) AS t (name, value, day)
        ) AS steps WHERE name IS NOT NULL GROUP BY name, value, day HAVING sum(step) <> 0;
      RETURN NULL;
    END $body$;
  $f$, facts);
END $do$;
--> statement-breakpoint
INSERT INTO tallies (name, value, day, count)
  SELECT t.name, office_day(r.created_at)::text, office_day(r.due_at), sum(t.step)
    FROM members AS r, LATERAL (VALUES ('members.open', -1), ('members.closed-unreached', 1)) AS t (name, step)
    WHERE NOT r.is_flagged AND r.due_at IS NOT NULL AND r.first_contacted_at IS NULL
      AND r.status IN ('completed', 'inactive') GROUP BY 1, 2, 3;
