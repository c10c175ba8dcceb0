import { expect, test } from 'vitest';
import words from '../../brands/kammer/words.ts';
import { inWordsOf } from '../../demo/brand-words.ts';
import { demoForms } from '../../demo/content/forms.ts';
import { demoSlots } from '../../demo/content/pages/slots.ts';
import { demoPages } from '../../demo/content/pages.ts';
import { footer } from '../../demo/footer.ts';
import { demoSeason } from '../../demo/season.ts';

const season = demoSeason('2026-11-25');
const demo = [season, demoPages, demoSlots, demoForms, footer];

test('BRAND-01 the demo of the second brand names nothing of the first venue: name, city, address, telephone, e-mail, rooms', () => {
  const reworded = JSON.stringify(inWordsOf(demo, words));
  const names =
    /.{0,30}(\bRing\b|haus-am-ring\.|23125|Hohenfurt|Wallgasse|(?:Großes|Großen|Kleines|Kleinen|Junges|Junge|Jungen) Haus|Main House).{0,30}/g;
  expect(reworded.match(names)).toBeNull();
  expect(reworded).toContain('kammer-zwoelf.example');
});

test('BRAND-01 every exchange finds its text in the demo, and entries are still named by the same keys', () => {
  const texts = JSON.stringify(demo);
  expect(words.filter(([from]) => !texts.includes(JSON.stringify(from).slice(1, -1)))).toEqual([]);
  const keysOf = ({ venues, rooms, series, productions }: typeof season) =>
    [venues, rooms, series, productions].map((list) => list?.map(({ key }) => key));
  expect(keysOf(inWordsOf(season, words))).toEqual(keysOf(season));
});
