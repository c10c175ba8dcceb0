import { testTitles } from './titles.ts';

testTitles();
