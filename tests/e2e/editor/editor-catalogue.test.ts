import { testCatalogue } from './catalogue.ts';

testCatalogue('ring');
