import { testProgrammeScreens } from './programme-screens.ts';

testProgrammeScreens();
