CREATE TABLE "stock_states" (
	"event" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"changes_at" timestamp with time zone,
	CONSTRAINT "stock_states_state" CHECK (state in ('available', 'remaining_tickets', 'sold_out'))
);
--> statement-breakpoint
ALTER TABLE "stock_states" ADD CONSTRAINT "stock_states_event_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_states_by_change" ON "stock_states" USING btree ("changes_at");