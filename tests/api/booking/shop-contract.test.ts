import { describe } from 'vitest';
import { describeShopContract } from '../../support/booking/contract/shop-contract.ts';
import { pretixUnderTest, sandboxUnderTest } from '../../support/booking/contract/shops-under-test.ts';

describe('SHOP-105..107 every adapter keeps the contract of the gateway', () => {
  describeShopContract(sandboxUnderTest);
  describeShopContract(pretixUnderTest);
});
