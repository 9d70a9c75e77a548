ALTER TABLE "outbox" DROP CONSTRAINT "outbox_language";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "get_involved_submissions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;