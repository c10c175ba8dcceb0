ALTER TABLE "events" ADD COLUMN "presale_starts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "presale_accounts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "presale_code" text DEFAULT '' NOT NULL;