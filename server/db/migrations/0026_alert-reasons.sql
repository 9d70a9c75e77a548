ALTER TABLE "case_alerts" ADD COLUMN "reason" text;--> statement-breakpoint
-- Until now the title told by which rule an alert was raised. Written anew rather than updated: no trigger has a say.
ALTER TABLE "case_alerts" ALTER COLUMN "reason" SET DATA TYPE text USING CASE "title"
  WHEN 'Emergency: reach this person now' THEN 'emergency'
  WHEN 'Home is not safe' THEN 'home-unsafe'
  WHEN 'Their own words tell of danger' THEN 'tells-of-danger'
  WHEN 'May be an emergency: please ask' THEN 'maybe-emergency'
  WHEN 'Home may not be safe: please ask' THEN 'home-unsure'
END;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD CONSTRAINT "case_alerts_reason" CHECK ("case_alerts"."reason" in ('emergency', 'home-unsafe', 'tells-of-danger', 'maybe-emergency', 'home-unsure'));
