import { test } from '../support/site.ts';
import { testCatalogue } from './catalogue.ts';

test.use({ brand: 'kammer' });

testCatalogue('kammer');
