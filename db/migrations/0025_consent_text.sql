ALTER TABLE "consent_choices" DROP CONSTRAINT "consent_choices_day_revision_language_category_pk";--> statement-breakpoint
ALTER TABLE "consent_choices" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_choices" ADD CONSTRAINT "consent_choices_day_revision_language_hash_category_pk" PRIMARY KEY("day","revision","language","hash","category");