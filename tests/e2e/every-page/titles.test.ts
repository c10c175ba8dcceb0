import { testTextOnPictures } from './text-on-pictures.ts';
import { testTitles } from './titles.ts';

testTitles();
testTextOnPictures();
