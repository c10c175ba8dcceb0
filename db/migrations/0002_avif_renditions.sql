CREATE TABLE "avif_renditions" (
	"path" text PRIMARY KEY NOT NULL,
	"is_smaller" boolean,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL
);
