CREATE TABLE "consent_choices" (
	"day" date NOT NULL,
	"revision" integer NOT NULL,
	"category" text NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consent_choices_day_revision_category_pk" PRIMARY KEY("day","revision","category")
);
