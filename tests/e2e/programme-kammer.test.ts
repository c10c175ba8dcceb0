import { testProgrammeScreens } from './programme-screens.ts';
import { test } from './site.ts';

test.use({ brand: 'kammer' });
testProgrammeScreens();
