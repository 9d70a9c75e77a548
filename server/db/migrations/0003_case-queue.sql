CREATE TABLE "member_links" (
	"member_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_links_member_id_other_id_pk" PRIMARY KEY("member_id","other_id"),
	CONSTRAINT "member_links_order" CHECK ("member_links"."member_id" < "member_links"."other_id"),
	CONSTRAINT "member_links_decision" CHECK ("member_links"."decision" in ('linked', 'apart'))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "pressing_alerts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "queue_rank" smallint GENERATED ALWAYS AS ((case when status in ('completed', 'inactive') then 4
          when pressing_alerts > 0 then 0
          when 'new-member' = any(tags) then 1
          when next_reminder_at is not null then 2
          else 3 end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "queue_at" timestamp (3) with time zone GENERATED ALWAYS AS ((coalesce(least(case when first_contacted_at is null then due_at end, next_reminder_at), updated_at))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "member_links" ADD CONSTRAINT "member_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_links" ADD CONSTRAINT "member_links_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_links_other" ON "member_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "members_queue" ON "members" USING btree ("queue_rank","queue_at","id");--> statement-breakpoint
CREATE INDEX "members_status_queue" ON "members" USING btree ("status","queue_rank","queue_at","id");--> statement-breakpoint
CREATE INDEX "members_assigned" ON "members" USING btree ("assigned_to","queue_rank","queue_at","id");