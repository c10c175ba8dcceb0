ALTER TABLE "events" ADD COLUMN "previous_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sale_starts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "admission_minutes" double precision;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "admission_minutes" double precision;