CREATE TABLE "waiting_room_places" (
	"event" integer NOT NULL,
	"token" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"until" bigint,
	"admitted_at" bigint,
	"has_come" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_room_places_event_token_pk" PRIMARY KEY("event","token")
);
--> statement-breakpoint
CREATE TABLE "waiting_rooms" (
	"event" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"opened_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "has_waiting_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waiting_room_size" double precision;--> statement-breakpoint
ALTER TABLE "waiting_room_places" ADD CONSTRAINT "waiting_room_places_event_waiting_rooms_event_fk" FOREIGN KEY ("event") REFERENCES "public"."waiting_rooms"("event") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_rooms" ADD CONSTRAINT "waiting_rooms_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_room_places_by_version" ON "waiting_room_places" USING btree ("event","version");--> statement-breakpoint
CREATE INDEX "waiting_room_places_by_time" ON "waiting_room_places" USING btree ("changed_at");