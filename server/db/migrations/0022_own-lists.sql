ALTER TABLE "members" DROP CONSTRAINT "members_region";--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_referral";--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_areas";--> statement-breakpoint
ALTER TABLE "public_events" ALTER COLUMN "city" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "public_events" ALTER COLUMN "state" DROP DEFAULT;