import { testShopPages, testShopWay } from './shop-journey.ts';

testShopWay();
testShopPages();
