ALTER TABLE "form_entries" ADD COLUMN "read_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "form_entries" SET "read_at" = "created_at";
