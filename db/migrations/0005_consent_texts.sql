CREATE TABLE "consent_texts" (
	"revision" integer NOT NULL,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"first_day" date NOT NULL,
	CONSTRAINT "consent_texts_revision_language_hash_pk" PRIMARY KEY("revision","language","hash")
);
--> statement-breakpoint
ALTER TABLE "consent_choices" DROP CONSTRAINT "consent_choices_day_revision_category_pk";--> statement-breakpoint
ALTER TABLE "consent_choices" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_choices" ADD CONSTRAINT "consent_choices_day_revision_language_category_pk" PRIMARY KEY("day","revision","language","category");