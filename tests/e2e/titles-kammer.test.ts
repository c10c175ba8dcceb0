import { test } from './site.ts';
import { testTitles } from './titles.ts';

test.use({ brand: 'kammer' });

testTitles();
