import { isFullRun } from '../../support/variants.ts';
import { test } from '../support/site.ts';
import { testSignalSection, testTextOnPictures } from './text-on-pictures.ts';
import { testTitles } from './titles.ts';

test.use({ brand: 'kammer' });
test.skip(!isFullRun, 'Every window and place of titles once more: in `npm run test:all`. What sticks out, crawl-kammer.test.ts finds.');

testTitles();
testTextOnPictures();
testSignalSection();
