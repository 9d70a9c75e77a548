-- The date and the month in the zone of the office, the same as in domain/calendar/office-hours.ts: a test compares.
CREATE FUNCTION office_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  AS $$ SELECT (at AT TIME ZONE 'America/New_York')::date $$;

CREATE FUNCTION office_month(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  AS $$ SELECT date_trunc('month', office_day(at))::date $$;
