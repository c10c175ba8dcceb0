CREATE TABLE "seat_plans" (
	"room" integer PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_tickets" ADD COLUMN "label" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "wheelchair_release_hours" double precision;--> statement-breakpoint
ALTER TABLE "seat_plans" ADD CONSTRAINT "seat_plans_room_rooms_id_fk" FOREIGN KEY ("room") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;