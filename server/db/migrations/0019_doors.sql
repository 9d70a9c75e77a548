CREATE TABLE "arrivals" (
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"network" text NOT NULL,
	"sender" text NOT NULL,
	"crowd" text NOT NULL,
	"is_short" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arrivals_subject_subject_id_pk" PRIMARY KEY("subject","subject_id"),
	CONSTRAINT "arrivals_subject" CHECK ("arrivals"."subject" in ('member', 'contact', 'submission'))
);
--> statement-breakpoint
CREATE TABLE "staff_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"network" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" drop column "queue_rank";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "queue_rank" smallint GENERATED ALWAYS AS ((case when status in ('completed', 'inactive') then 5
          when is_flagged then 3
          when pressing_alerts > 0 then 0
          when 'new-member' = any(tags) then 1
          when next_reminder_at is not null then 2
          else 4 end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_network" ON "arrivals" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "arrivals_at" ON "arrivals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "arrivals_short" ON "arrivals" USING btree ("network","at") WHERE "arrivals"."is_short";--> statement-breakpoint
CREATE INDEX "staff_devices_staff" ON "staff_devices" USING btree ("staff_id","used_at");--> statement-breakpoint
-- They went with the column.
CREATE INDEX "members_queue" ON "members" USING btree ("queue_rank","queue_at","id","search_bits");--> statement-breakpoint
CREATE INDEX "members_status_queue" ON "members" USING btree ("status","queue_rank","queue_at","id","search_bits");--> statement-breakpoint
CREATE INDEX "members_priority_queue" ON "members" USING btree ("priority","queue_rank","queue_at","id");--> statement-breakpoint
CREATE INDEX "members_assigned" ON "members" USING btree ("assigned_to","queue_rank","queue_at","id");--> statement-breakpoint
CREATE INDEX "members_region_queue" ON "members" USING btree ("service_region","queue_rank","queue_at","id");--> statement-breakpoint
CREATE INDEX "members_alerts" ON "members" USING btree ("queue_rank","queue_at","id") WHERE "members"."pressing_alerts" > 0;
