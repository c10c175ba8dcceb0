import { stampBuild } from './prepare.mjs';

stampBuild();
