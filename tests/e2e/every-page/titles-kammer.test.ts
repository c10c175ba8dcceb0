import { test } from '../support/site.ts';
import { testSignalSection, testTextOnPictures } from './text-on-pictures.ts';
import { testTitles } from './titles.ts';

test.use({ brand: 'kammer' });

testTitles();
testTextOnPictures();
testSignalSection();
