-- Texts of alerts and introductions of forms become formatted text: what was plain becomes paragraphs.
UPDATE "alerts" SET "text" = (
  SELECT coalesce(jsonb_object_agg(key, '<p>' || regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(trim(value), E'\r', ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
    E'\n\\s*\n', '</p><p>', 'g'), E'\n', '<br />', 'g') || '</p>'), '{}'::jsonb)
  FROM jsonb_each_text("text") WHERE trim(value) <> '');
--> statement-breakpoint
UPDATE "forms" SET "intro" = (
  SELECT coalesce(jsonb_object_agg(key, '<p>' || regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(trim(value), E'\r', ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
    E'\n\\s*\n', '</p><p>', 'g'), E'\n', '<br />', 'g') || '</p>'), '{}'::jsonb)
  FROM jsonb_each_text("intro") WHERE trim(value) <> '');
