import { expect, test } from 'vitest';
import type { Field, Fields } from '../../src/core/fields/field.ts';
import { fieldsSchema, type ModuleDefinition } from '../../src/core/module/define-module.ts';
import { modules } from '../../src/modules/modules.server.ts';

function moduleOf(name: string): ModuleDefinition {
  const module = modules.get(name);
  if (!module) throw new Error(`There is no module '${name}'.`);
  return module;
}

/** The codes a field of a module takes, the first one being what it has at first. */
const optionsOf = (name: string, field: string): unknown[] => {
  const { schema, initial } = (moduleOf(name).fields as Fields)[field] as Field;
  const codes = ['default', 'grey', 'dark', 'wide', 'boxed', 'small', 'large', 'image-text', 'text-image', 'image-left', 'image-right'];
  const all = [...codes, 'overlay', 'grid', 'list', 'slider', 'button', 'outline', 'arrow', 'neon', ''];
  const taken = all.filter((code) => schema.safeParse(code).success);
  return [initial, ...taken.filter((code) => code !== initial)];
};

test('MOD-39 MOD-34 the resource names of the requirements exist, each with a folder of its own', () => {
  const named = [
    ...['headline', 'text', 'link', 'image', 'image-list', 'video', 'self-hosted-video', 'video-item', 'video-list', 'audio'],
    ...['self-hosted-audio', 'viewer', 'venue', 'venue-list', 'html', 'logo-list', 'forms', 'hero-media', 'section', 'blog-teaser-list'],
    ...['two-columns', 'event-list', 'highlight-teaser', 'anchor-list', 'full-teaser', 'teaser-list', 'teaser-item', 'quote', 'faq'],
    ...['social-media', 'container'],
  ];
  expect([...modules.keys()]).toEqual(expect.arrayContaining(named));
});

test('MOD-35 MOD-36 MOD-16 MOD-21 each style has the options of the requirements, the first of them at first', () => {
  expect(optionsOf('section', 'extra_class')).toEqual(['default', 'grey', 'dark', 'wide']);
  expect(optionsOf('teaser-item', 'extra_class')).toEqual(['default', 'boxed']);
  expect(optionsOf('logo-list', 'extra_class')).toEqual(['small', 'large']);
  expect(optionsOf('two-columns', 'extra_class')).toEqual(['image-text', 'text-image']);
  expect(optionsOf('full-teaser', 'extra_class')).toEqual(['image-left', 'image-right', 'overlay']);
  expect(optionsOf('teaser-list', 'extra_class')).toEqual(['grid', 'list', 'slider']);
});

test('MOD-37 MOD-19 a section splits twelve columns in six ways and in no other', () => {
  const { fields, children } = moduleOf('section');
  const layouts = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'];
  const widths = layouts.map((layout) => {
    expect(fields.layout?.schema.safeParse(layout).success, layout).toBe(true);
    return children?.columns?.({ layout }).map((name) => Number(/^col-(\d+)$/.exec(name)?.[1]));
  });
  expect(widths).toEqual([[12], [8, 4], [4, 8], [6, 6], [4, 4, 4], [3, 6, 3]]);
  expect(fields.layout?.schema.safeParse('75-25').success).toBe(false);
});

test('MOD-03 MOD-09 MOD-02 fields have the names of the requirements; what is required is refused when it is missing', () => {
  expect(Object.keys(moduleOf('text').fields)).toEqual(['content', 'anchor', 'decrease_distance']);
  expect(Object.keys(moduleOf('video-item').fields).sort()).toEqual(['content', 'image', 'title', 'video_url']);
  expect(fieldsSchema(moduleOf('text')).parse({})).toEqual({ content: {}, anchor: '', decrease_distance: false });
  expect(fieldsSchema(moduleOf('video-item')).safeParse({ title: { de: 'Ohne Film' } }).success).toBe(false);
  for (const headline_level of [1, 7, 2.5])
    expect(fieldsSchema(moduleOf('headline')).safeParse({ headline_level, content: { de: 'Titel' } }).success, `${headline_level}`).toBe(
      false,
    );
});
