CREATE TABLE "entry_drafts" (
	"content_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"base" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text_times" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"author" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_drafts_content_type_object_id_pk" PRIMARY KEY("content_type","object_id")
);
--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "container" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "content_type" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "object_id" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "entry" jsonb;--> statement-breakpoint
ALTER TABLE "entry_drafts" ADD CONSTRAINT "entry_drafts_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_by_entry" ON "plans" USING btree ("content_type","object_id","language","action");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_owner" CHECK (("plans"."container" is null) = ("plans"."content_type" is not null and "plans"."object_id" is not null));