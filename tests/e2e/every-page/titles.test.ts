import { testSignalSection, testTextOnPictures } from './text-on-pictures.ts';
import { testTitles } from './titles.ts';

testTitles();
testTextOnPictures();
testSignalSection();
