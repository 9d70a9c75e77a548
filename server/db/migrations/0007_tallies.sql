CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"value" text NOT NULL,
	"day" date,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tallies_name" ON "tallies" USING btree ("name","day","value");