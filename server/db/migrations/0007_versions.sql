ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "member_links" ALTER COLUMN "decision" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "case_alerts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_up_reminders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "get_involved_submissions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_links" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_progress" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "public_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_records" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Keys are kept under the path of their call; a form that is being sent again is still known.
UPDATE "idempotency_keys" SET "scope" = 'get-involved-submissions' WHERE "scope" = 'get-involved';--> statement-breakpoint
UPDATE "idempotency_keys" SET "scope" = replace("scope", 'intake:', 'members:') WHERE "scope" LIKE 'intake:%';
