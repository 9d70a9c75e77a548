ALTER TABLE "contacts" ADD COLUMN "other_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "other_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;