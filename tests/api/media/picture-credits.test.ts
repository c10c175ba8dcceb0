import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditingSite, openEditingSite } from '../../support/editor/editing-site.ts';
import { publishPage } from '../../support/editor/pages.ts';

let app: EditingSite['app'];
let ada: EditingSite['ada'];
let bodyOf: EditingSite['bodyOf'];

beforeAll(async () => {
  ({ app, ada, bodyOf } = await openEditingSite());
});
afterAll(() => app.close());

/** The credits as they are shown: with one author the pictures need no names. */
const creditsIn = (html: string) => {
  const [list = ''] = /<details class="picture-credits[^>]*>.*?<\/details>/s.exec(html) ?? [];
  const items = [...list.matchAll(/<li[^>]*>(.*?)<span data-key="pictures">(.*?)<\/span><\/li>/g)];
  return items.map(([, author = '', pictures = '']) => {
    const named = [...pictures.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, picture]) => picture).join('; ');
    return items.length > 1 && named ? `${author}: ${named}` : author;
  });
};

test('PAGE-19 the credit of every picture a page shows stands at its foot, whatever view shows it, and follows a change', async () => {
  const teaser = (image: number) => ({ model: 'full-teaser', fields: { image, headline: { de: 'Der Garten' }, link: '/de' } });
  await publishPage(app.database, { slug: 'nachweise', nodes: [teaser(9), { model: 'image', fields: { image: 1 } }] });
  await ada.ask('PATCH', 'media/1/', { copyright: '' });
  expect(creditsIn(await bodyOf('/de/nachweise'))).toEqual([]);
  await ada.ask('PATCH', 'media/9/', { copyright: 'Foto: Lena Brandt', descriptions: { de: 'Ein Garten', en: 'A garden' } });
  expect(creditsIn(await bodyOf('/de/nachweise'))).toEqual(['© Foto: Lena Brandt']);
  await ada.ask('PATCH', 'media/1/', {
    copyright: 'Ute & Söhne',
    descriptions: { de: 'Der Saal', en: 'The hall' },
    captions: { de: '', en: '' },
  });
  expect(creditsIn(await bodyOf('/de/nachweise'))).toEqual(['© Foto: Lena Brandt: Ein Garten', '© Ute &amp; Söhne: Der Saal']);
  expect(creditsIn(await bodyOf('/en/nachweise'))).toEqual(['© Foto: Lena Brandt: A garden', '© Ute &amp; Söhne: The hall']);
  // A logo is described by the name of its author: once is enough.
  await ada.ask('PATCH', 'media/1/', { copyright: 'Stiftung Wegstern', descriptions: { de: 'Stiftung Wegstern', en: 'Logo' } });
  expect(creditsIn(await bodyOf('/de/nachweise'))).toEqual(['© Foto: Lena Brandt: Ein Garten', '© Stiftung Wegstern']);
  // Views of the programme, whose rows are cached fragments.
  const [event = { id: 0 }] = (await ada.ask<{ results: { id: number }[] }>('GET', 'content/events/')).results;
  await ada.ask('PATCH', `/de/api/events/${event.id}/`, { image: 9 });
  const { url } = await ada.ask<{ url: string }>('GET', `content/events/${event.id}/`);
  expect(creditsIn(await bodyOf(url)).join()).toContain('Lena Brandt');
});
